import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShort, formatWhole } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { LineChart } from '~/ui/chart';
import { classNames } from '~/ui/class-names';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { agentQueries, type Figures } from '../api/agent.api';
import { AlertList } from './alert-list';
import { NothingYet, ReportRange, Section, useReport } from './report-parts';

const AMOUNTS = ['bet', 'profit', 'deposit', 'withdrawal', 'salary', 'dividend'] as const;
type Count = 'activeMembers' | 'firstDeposits';

function Card({
  name,
  value,
  before,
  lead = false,
}: {
  name: string;
  value: string;
  before?: string;
  lead?: boolean;
}) {
  const { t } = useTranslation('agent');
  return (
    <div className={classNames('surface grid content-start gap-0.5 px-4 py-3', lead && 'border-gold/30')}>
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="head num text-18 wrap-anywhere">{value}</dd>
      {before !== undefined && (
        <dd className="num text-12 text-subtle">
          {before} {t('figure.before')}
        </dd>
      )}
    </div>
  );
}

/** The figures of the team, with those of as many days before. */
export function OverviewPage() {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const { range, change } = useReport();
  const query = useQuery(agentQueries.overview(range));
  const amount = (figures: Figures, name: (typeof AMOUNTS)[number]) =>
    formatWhole(figures[name], language, name === 'profit');
  const skeleton = (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} className="h-20 rounded-lg!" />
      ))}
    </div>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ReportRange range={range} onChange={change} />
      <QueryView query={query} skeleton={skeleton}>
        {({ totals, before, days, team, registered }) => (
          <div className="grid gap-4">
            <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
              {AMOUNTS.map((name) => (
                <Card
                  key={name}
                  name={t(`figure.${name}`)}
                  value={amount(totals, name)}
                  before={amount(before, name)}
                  lead={name === 'bet'}
                />
              ))}
              {(['activeMembers', 'firstDeposits'] satisfies Count[]).map((name) => (
                <Card
                  key={name}
                  name={t(`figure.${name}`)}
                  value={formatCount(totals[name], language)}
                  before={formatCount(before[name], language)}
                />
              ))}
              <Card name={t('figure.team')} value={formatCount(team, language)} />
              <Card name={t('figure.registered')} value={formatCount(registered, language)} />
            </dl>
            <Section title={t('chart.play')}>
              {days.length === 0 ? (
                <NothingYet />
              ) : (
                <LineChart
                  label={t('chart.play')}
                  labelHidden
                  points={days.map(({ day }) => day.slice(5))}
                  series={(['bet', 'payout'] as const).map((key) => ({
                    key,
                    label: t(`figure.${key}`),
                    values: days.map((figures) => Number(figures[key])),
                  }))}
                  format={(value) => formatShort(`${Math.round(value / 1000) * 1000}.00`, language)}
                />
              )}
            </Section>
            <AlertList />
          </div>
        )}
      </QueryView>
    </div>
  );
}
