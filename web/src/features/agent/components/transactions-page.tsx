import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Tag } from '~/ui/chip';
import { DataTable } from '~/ui/data-table/lazy';
import { SelectField, TextField } from '~/ui/field';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { agentQueries, type Transaction } from '../api/agent.api';
import { NothingYet, ReportRange, useMoney, useReport } from './report-parts';

const KINDS = [
  'DEPOSIT',
  'WITHDRAWAL',
  'REBATE',
  'BONUS',
  'SALARY',
  'DIVIDEND',
  'TRANSFER_IN',
  'TRANSFER_OUT',
] as const;

/** Money movements of the members of the team. */
export function TransactionsPage() {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const { range, account, kind, page, change } = useReport();
  const chosen: Transaction['kind'] | '' = KINDS.find((one) => one === kind) ?? '';
  const query = useQuery(agentQueries.transactions(range, chosen, account, page));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ReportRange range={range} onChange={change} />
      <section className="surface grid gap-4 p-4 sm:p-5">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t('figure.kind')}
            value={chosen}
            onChange={(event) => change({ kind: event.target.value })}
          >
            <option value="">{t('money.all')}</option>
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`money.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('team.search')}
            value={account}
            onChange={(event) => change({ account: event.target.value.replaceAll(/[^A-Za-z0-9._-]/g, '') })}
          />
        </div>
        <QueryView query={query}>
          {({ list, totalPages }) => (
            <>
              <DataTable<Transaction>
                caption={t('page.downlineTransactions')}
                rows={list}
                rowKey={({ id }) => id}
                csvName={`transactions-${range.from}-${range.to}`}
                pages={(pageNo) => agentQueries.transactions(range, chosen, account, pageNo)}
                empty={<NothingYet />}
                columns={[
                  {
                    ...{ key: 'account', head: t('figure.account'), phone: 'title' },
                    ...{ cell: (row) => row.account, csv: (row) => row.account },
                  },
                  {
                    ...{ key: 'kind', head: t('figure.kind'), csv: (row) => row.kind },
                    cell: (row) => <Tag tone={row.first ? 'gold' : 'plain'}>{t(`money.${row.kind}`)}</Tag>,
                  },
                  {
                    ...{ key: 'amount', head: t('figure.amount'), align: 'right' },
                    ...{ cell: (row) => money(row.amount), csv: (row) => row.amount },
                  },
                  {
                    ...{ key: 'at', head: t('figure.time'), align: 'right' },
                    ...{ cell: (row) => formatDateTime(row.at, language), csv: (row) => row.at },
                  },
                ]}
              />
              <Pager page={page} total={totalPages} onPage={(next) => change({ page: next })} />
            </>
          )}
        </QueryView>
      </section>
    </div>
  );
}
