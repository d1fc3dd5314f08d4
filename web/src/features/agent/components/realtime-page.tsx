import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { DataTable } from '~/ui/data-table/lazy';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { agentQueries, type RealtimeLine } from '../api/agent.api';
import { ContractPanel } from './contract-panel';
import { NothingYet, ratePercent, Section, useMoney, useReport } from './report-parts';

const TONES = { OPEN: 'gold', REQUESTED: 'info', PAID: 'win', REFUSED: 'loss' } as const;

/** What each bet of the team brought, seconds after it was settled. */
export function RealtimePage() {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const { page, change } = useReport();
  const query = useQuery(agentQueries.realtime(page));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ContractPanel type="REALTIME" />
      <Section title={t('page.realTimeSalary')}>
        <QueryView query={query}>
          {({ list, totalPages }) => (
            <>
              <DataTable<RealtimeLine>
                caption={t('page.realTimeSalary')}
                rows={list}
                rowKey={({ id }) => id}
                empty={<NothingYet />}
                csvName={`real-time-salary-${page}`}
                columns={[
                  {
                    ...{ key: 'account', head: t('figure.account'), phone: 'title' },
                    ...{ cell: (line) => line.account, csv: (line) => line.account },
                  },
                  {
                    ...{ key: 'at', head: t('figure.time'), csv: (line) => line.at },
                    cell: (line) => formatDateTime(line.at, language),
                  },
                  {
                    ...{ key: 'bet', head: t('figure.validBet'), align: 'right' },
                    ...{ cell: (line) => money(line.validBet), csv: (line) => line.validBet },
                  },
                  {
                    ...{ key: 'rate', head: t('bill.rate'), align: 'right' },
                    ...{ cell: (line) => ratePercent(line.rate, language), csv: (line) => String(line.rate) },
                  },
                  {
                    ...{ key: 'amount', head: t('figure.amount'), align: 'right' },
                    ...{ cell: (line) => money(line.amount, true), csv: (line) => line.amount },
                  },
                  {
                    ...{ key: 'status', head: t('figure.status'), csv: (line) => line.status },
                    cell: (line) => <Tag tone={TONES[line.status]}>{t(`line.status.${line.status}`)}</Tag>,
                  },
                ]}
              />
              <Pager page={page} total={totalPages} onPage={(next) => change({ page: next })} />
            </>
          )}
        </QueryView>
      </Section>
    </div>
  );
}
