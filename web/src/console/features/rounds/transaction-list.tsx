import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, fromMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { Fact } from '../../ui/fact';
import { Paging, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ListTools } from '../../ui/list-tools';
import { useMemberName } from '../../ui/use-member-name';
import { roundQueries, type StuckTransaction } from './rounds.api';
import { isUnfinished, useRetry } from './use-retry';

const keyOf = ({ vassalage, transactionId }: StuckTransaction) => `${vassalage}/${transactionId}`;

/** Transactions of vendors that the wallet has not answered, the oldest first. */
export function TransactionList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('console-rounds');
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(roundQueries.transactions(page));
  const rows = query.data?.list ?? [];
  const current = rows.find((row) => keyOf(row) === chosen) ?? rows[0];
  const columns: DataColumn<StuckTransaction>[] = [
    {
      key: 'created',
      head: t('created'),
      csv: (row) => row.createdAt,
      cell: (row) => (
        <span className="num md:whitespace-nowrap">{formatDateTime(row.createdAt, language)}</span>
      ),
    },
    { key: 'vendor', head: t('vendor'), cell: (row) => <b>{row.vassalage}</b>, csv: (row) => row.vassalage },
    {
      key: 'kind',
      head: t('transactionKind'),
      csv: (row) => row.kind,
      cell: (row) => t(`kind.${row.kind as 'BET'}`),
    },
    {
      key: 'transaction',
      head: t('transaction'),
      csv: (row) => row.transactionId,
      phone: 'hide',
      cell: (row) => <span className="num break-all">{row.transactionId}</span>,
    },
    {
      key: 'amount',
      head: t('amount'),
      csv: (row) => (row.amount === null ? '' : fromMinor(BigInt(row.amount))),
      align: 'right',
      cell: (row) => <Amount transaction={row} />,
    },
    {
      key: 'status',
      head: t('state'),
      csv: (row) => row.status,
      phone: 'hide',
      cell: (row) => t(`status.${row.status as 'DONE'}`),
    },
    {
      ...{ key: 'attempts', head: t('attempts'), align: 'right', phone: 'hide' },
      ...{ cell: (row) => row.attempts, csv: (row) => String(row.attempts) },
    },
  ];
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap justify-end gap-2 px-4 pb-2">
        <ListTools
          name="transactions"
          columns={columns}
          rowKey={keyOf}
          pages={(pageNo) => roundQueries.transactions(pageNo)}
        />
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('noTransactions')}>
        <DataTable
          density="dense"
          name="transactions"
          caption={t('shown.transactions')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          current={current ? keyOf(current) : null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && query.data && (
        <div>
          <Paging page={page} pages={query.data.totalPages} total={query.data.totalCount} onPage={onPage} />
          <Details key={keyOf(current)} transaction={current} />
        </div>
      )}
    </div>
  );
}

function Amount({ transaction: { amount } }: { transaction: StuckTransaction }) {
  const language = useLanguage();
  return <>{amount === null ? '–' : formatMoney(fromMinor(BigInt(amount)), language)}</>;
}

function Details({ transaction }: { transaction: StuckTransaction }) {
  const { t } = useTranslation(['console-rounds', 'console']);
  const language = useLanguage();
  const member = useMemberName(transaction.memberId);
  const retry = useRetry();
  const { vassalage, transactionId, roundId, mode, status, attempts, nextAttemptAt } = transaction;
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[45dvh] gap-3 overflow-y-auto bg-panel p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={classNames(smallButton, primaryButton)}
          disabled={retry.isPending || !isUnfinished(transaction)}
          onClick={() => retry.mutate({ vassalage, transactionId })}
        >
          {t('retry')}
        </button>
        <p className="num text-muted">{t('retryHelp', { at: formatDateTime(nextAttemptAt, language) })}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
        <Fact name={t('transaction')}>
          <span className="break-all select-all">{transactionId}</span>
        </Fact>
        <Fact name={t('round')}>
          <span className="break-all select-all">{roundId ?? t('noRound')}</span>
        </Fact>
        <Fact name={t('member')}>
          <span className="break-all select-all">{member}</span>
        </Fact>
        <Fact name={t('mode')}>{t(`modes.${mode as 'REAL'}`)}</Fact>
        <Fact name={t('amount')}>
          <Amount transaction={transaction} />
        </Fact>
        <Fact name={t('state')}>{t(`status.${status as 'DONE'}`)}</Fact>
        <Fact name={t('attempts')}>{attempts}</Fact>
        <Fact name={t('nextAttempt')}>{formatDateTime(nextAttemptAt, language)}</Fact>
      </dl>
    </section>
  );
}
