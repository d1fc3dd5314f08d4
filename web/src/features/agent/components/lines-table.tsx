import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Button } from '~/ui/button';
import { DataTable, type DataColumn } from '~/ui/data-table/lazy';
import { QueryView } from '~/ui/query-view';
import { agentQueries, type Figures, type Line } from '../api/agent.api';
import { NothingYet, Section, useMoney, useReport } from './report-parts';

type Amount = 'bet' | 'validBet' | 'payout' | 'rebate' | 'bonus' | 'profit' | 'deposit' | 'withdrawal';

/** Figures by line, one step down the team with each click. */
export function LinesTable({ amounts, name }: { amounts: readonly Amount[]; name: string }) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const { range, parent, change } = useReport();
  const query = useQuery(agentQueries.lines(range, parent));
  return (
    <Section title={t('lines.title')}>
      <QueryView query={query} isEmpty={({ lines }) => lines.length === 0} empty={<NothingYet />}>
        {({ trail, lines, totals }) => {
          const here = trail.at(-1)?.memberId;
          const columns: DataColumn<Line>[] = [
            {
              ...{ key: 'account', head: t('figure.account'), phone: 'title', csv: (line) => line.account },
              sort: (line) => line.account,
              cell: (line) =>
                line.memberId !== here && line.team > 0 ? (
                  <Button tone="text" size="s" onClick={() => change({ parent: line.memberId })}>
                    {line.account}
                  </Button>
                ) : (
                  <span>
                    {line.account}{' '}
                    {line.memberId === here && <span className="text-muted">({t('lines.self')})</span>}
                  </span>
                ),
            },
            {
              ...{ key: 'active', head: t('figure.activeMembers'), align: 'right' },
              ...{
                cell: (line) => formatCount(line.activeMembers, language),
                csv: (line) => String(line.activeMembers),
              },
              ...{ sort: (line) => line.activeMembers, total: formatCount(totals.activeMembers, language) },
            },
            ...amounts.map((key): DataColumn<Line> => ({
              ...{ key, head: t(`figure.${key}`), align: 'right', csv: (line) => line[key] },
              cell: (line) => money(line[key], key === 'profit'),
              sort: (line) => Number(line[key]),
              total: money((totals as Figures)[key], key === 'profit'),
            })),
          ];
          return (
            <div className="grid gap-2">
              <Breadcrumb
                label={t('lines.trail')}
                trail={trail.map(({ memberId, account }) => ({ key: memberId, label: account }))}
                onGo={(memberId) => change({ parent: memberId === trail[0]?.memberId ? '' : memberId })}
              />
              <DataTable<Line>
                caption={t('lines.title')}
                columns={columns}
                rows={lines}
                rowKey={({ memberId }) => memberId}
                empty={<NothingYet />}
                totals
                csvName={`${name}-${range.from}-${range.to}`}
              />
            </div>
          );
        }}
      </QueryView>
    </Section>
  );
}
