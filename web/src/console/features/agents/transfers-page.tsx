import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysOf } from '~/lib/brand-time';
import { serverNow } from '~/lib/clock';
import { formatCount, formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, day, text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, Paging } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { agentQueries, type Transfer } from './agents.api';

const FILTERS = { from: day(), to: day(), account: text(), page: count() };
const field = 'min-h-8 rounded-sm border border-line-strong bg-well px-3 text-14 max-lg:min-h-11';

/** Money between agents and their downline, with the sums of the days. */
export function TransfersPage() {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const [{ from, to, account, page }, change] = useUrlState(FILTERS);
  const week = daysOf('week', serverNow());
  const range = { from: from || week.from, to: to || week.to };
  const query = useQuery(agentQueries.transfers(range, account, page));
  const rows = query.data?.list ?? [];
  const sums = query.data?.sums.map(({ direction, count: number, amount }) =>
    t('transferSum', {
      direction: t(`direction.${direction}`),
      count: formatCount(number, language),
      amount: formatMoney(amount, language),
    }),
  );
  const columns: DataColumn<Transfer>[] = [
    { key: 'from', head: t('sender'), cell: (row) => <b>{row.from}</b> },
    { key: 'to', head: t('receiver'), cell: (row) => row.to },
    { key: 'direction', head: t('kind'), cell: (row) => t(`direction.${row.direction}`) },
    { key: 'amount', head: t('amount'), cell: (row) => formatMoney(row.amount, language) },
    { key: 'status', head: t('status'), cell: (row) => t(`transfer.${row.status}`) },
    { key: 'at', head: t('time'), phone: 'hide', cell: (row) => formatDateTime(row.at, language) },
    { key: 'note', head: t('note'), phone: 'hide', cell: (row) => row.note ?? '–' },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t('transfersTitle')} note={sums?.join(' · ') ?? ''}>
        {(['from', 'to'] as const).map((name) => (
          <input
            key={name}
            type="date"
            aria-label={t(name)}
            className={field}
            value={range[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <input
          aria-label={t('agent')}
          placeholder={t('agent')}
          className={field}
          value={account}
          onChange={(event) => change({ account: event.target.value.replaceAll(/[^A-Za-z0-9._-]/g, '') })}
        />
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('noTransfers')}>
        <DataTable
          density="dense"
          caption={t('transfersTitle')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </ListStates>
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
    </div>
  );
}
