import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { daysOf } from '~/lib/brand-time';
import { serverNow } from '~/lib/clock';
import { formatCount, formatDateTime, toMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { day, oneOf, useUrlState } from '~/lib/url-state';
import { Button, buttonClass } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { ExportButton } from '~/ui/data-table/export-button';
import { DataTable, type DataColumn } from '~/ui/data-table/lazy';
import { DateRange } from '~/ui/date-range';
import { QueryView } from '~/ui/query-view';
import { ShowMore } from '~/ui/show-more';
import { EmptyState } from '~/ui/states';
import { accountRecordQueries, exportedMovements, type Movement } from '../api/account-record.api';
import { KIND_GROUPS, kindGroups } from '../model/kind-groups';

const FILTERS = { from: day(), to: day(), kind: oneOf(kindGroups, 'all') };

function Signed({ value }: { value: string }) {
  return (
    <b className={classNames('font-semibold', toMinor(value) > 0n ? 'text-win' : 'text-text')}>
      <Amount value={value} bare signed />
    </b>
  );
}

/** Every movement of the account, newest first, by period and kind. */
export function TransactionHistory() {
  const { t } = useTranslation('account-record');
  const language = useLanguage();
  const [filters, change] = useUrlState(FILTERS);
  const week = daysOf('week', serverNow());
  const range = { from: filters.from || week.from, to: filters.to || week.to };
  const kinds = KIND_GROUPS[filters.kind];
  const query = useInfiniteQuery(accountRecordQueries.movements(range, kinds));
  const columns: DataColumn<Movement>[] = [
    {
      ...{ key: 'kind', head: t('column.kind'), phone: 'title' },
      ...{ cell: (row) => t(`kind.${row.kind}`), csv: (row) => t(`kind.${row.kind}`) },
    },
    {
      ...{ key: 'at', head: t('column.time'), csv: (row) => row.at },
      cell: (row) => <span className="num text-muted">{formatDateTime(row.at, language)}</span>,
    },
    {
      ...{ key: 'amount', head: t('column.amount'), align: 'right', csv: (row) => row.amount },
      cell: (row) => <Signed value={row.amount} />,
    },
    {
      ...{ key: 'balance', head: t('column.balance'), align: 'right', csv: (row) => row.balanceAfter },
      cell: (row) => <Amount value={row.balanceAfter} bare />,
    },
    {
      ...{ key: 'number', head: t('column.number'), phone: 'hide', csv: (row) => row.postingId },
      cell: (row) => (
        <span className="num text-13 text-subtle" title={row.roundId ?? row.postingId}>
          {row.postingId.slice(-12)}
        </span>
      ),
    },
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <section className="surface grid gap-4 p-4 sm:p-5">
        <DateRange label={t('period')} value={range} onChange={change} />
        <div
          className="no-scrollbar flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
          role="group"
          aria-label={t('column.kind')}
        >
          {kindGroups.map((group) => (
            <Chip key={group} pressed={group === filters.kind} onClick={() => change({ kind: group })}>
              {t(`group.${group}`)}
            </Chip>
          ))}
        </div>
      </section>
      <QueryView
        query={query}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={
          <EmptyState
            art="lantern"
            title={t(filters.kind === 'all' ? 'none' : 'noneOfKind')}
            text={t('noneText')}
            className="surface"
            action={
              filters.kind === 'all' ? undefined : (
                <Button onClick={() => change({ kind: 'all' })}>{t('showAll')}</Button>
              )
            }
          />
        }
      >
        {({ pages }) => {
          const rows = pages.flatMap(({ list }) => list);
          const { opening, closing, totalCount } = pages[0]!;
          return (
            <section className="surface grid min-w-0 gap-4 p-4 sm:p-5">
              <div className="flex flex-wrap items-end justify-between gap-3">
                <dl className="flex flex-wrap gap-x-8 gap-y-2">
                  {(['opening', 'closing'] as const).map((end) => (
                    <div key={end}>
                      <dt className="text-12 text-subtle">{t(end)}</dt>
                      <dd className="num text-16 font-semibold">
                        <Amount value={end === 'opening' ? opening : closing} bare />
                      </dd>
                    </div>
                  ))}
                </dl>
                <ExportButton<Movement>
                  buttonClass={buttonClass({ tone: 'line', size: 's' })}
                  job={{
                    name: `lotus-${range.from}-${range.to}`,
                    columns,
                    rowKey: ({ postingId }) => postingId,
                    page: ({ cursor }, signal) => exportedMovements(range, kinds, cursor, signal),
                  }}
                />
              </div>
              <DataTable<Movement>
                caption={t('title')}
                columns={columns}
                rows={rows}
                rowKey={({ postingId }) => postingId}
                empty={null}
              />
              <p className="text-center text-13 text-subtle" role="status">
                {t('shown', {
                  n: formatCount(rows.length, language),
                  total: formatCount(totalCount, language),
                })}
              </p>
              {query.hasNextPage && (
                <ShowMore
                  busy={query.isFetchingNextPage}
                  failed={query.isFetchNextPageError}
                  onMore={() => void query.fetchNextPage()}
                />
              )}
            </section>
          );
        }}
      </QueryView>
    </div>
  );
}
