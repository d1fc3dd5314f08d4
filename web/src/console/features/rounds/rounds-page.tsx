import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney, fromMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { classNames } from '~/ui/class-names';
import { toast } from '~/ui/toast';
import { PageHead, Paging, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
import type texts from './locales/vi.json';
import { askProvider, retryTransaction, roundQueries, type StuckRound } from './rounds.api';

type Outcome = keyof typeof texts.outcome;

/** Rounds that stay open: what their provider answered, and the question to it. */
export function RoundsPage() {
  const { t } = useTranslation(['console-rounds', 'console']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(roundQueries.list(page));
  const rows = query.data?.list ?? [];
  const current = rows.find(({ betId }) => betId === chosen) ?? rows[0];
  const columns: QueueColumn<StuckRound>[] = [
    {
      key: 'placed',
      head: t('placed'),
      cell: (r) => <span className="num">{formatDateTime(r.placedAt, language)}</span>,
    },
    { key: 'vendor', head: t('vendor'), cell: (r) => <b>{r.vassalage}</b> },
    { key: 'round', head: t('round'), wide: true, cell: (r) => <span className="num">{r.roundId}</span> },
    {
      key: 'stake',
      head: t('stake'),
      align: 'right',
      cell: (r) => formatMoney(fromMinor(BigInt(r.stake)), language),
    },
    {
      key: 'outcome',
      head: t('answer'),
      wide: true,
      cell: (r) => (r.outcome ? t(`outcome.${r.outcome as Outcome}`) : t('notAsked')),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
      <PageHead title={t('title')} note={query.data && t('count', { count: query.data.totalCount })} />
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <QueueTable
          label={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ betId }) => betId}
          current={current?.betId ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && query.data && (
        <div>
          <Paging page={page} pages={query.data.totalPages} total={query.data.totalCount} onPage={setPage} />
          <RoundDetails key={current.betId} round={current} />
        </div>
      )}
    </div>
  );
}

function RoundDetails({ round }: { round: StuckRound }) {
  const { t } = useTranslation(['console-rounds', 'console']);
  const language = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const query = useQuery(roundQueries.details(round.betId));
  const settle = {
    onError: (error: Error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: roundQueries.all }),
  };
  const ask = useMutation({
    mutationFn: () => askProvider(round.betId),
    onSuccess: ({ outcome }) => toast(t(`outcome.${outcome as Outcome}`), 'win'),
    ...settle,
  });
  const retry = useMutation({
    mutationFn: (transactionId: string) => retryTransaction(round.vassalage, transactionId),
    onSuccess: () => toast(t('console:list.done'), 'win'),
    ...settle,
  });
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[45dvh] gap-3 overflow-y-auto bg-panel p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={classNames(smallButton, primaryButton)}
          disabled={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t('ask')}
        </button>
        <p className="text-muted">
          {round.askedAt
            ? t('asked', { count: round.attempts, at: formatDateTime(round.askedAt, language) })
            : t('notAsked')}
        </p>
      </div>
      <ListStates query={query} isEmpty={false} empty="">
        <h2 className="text-14">{t('transactions')}</h2>
        <ul className="grid gap-1">
          {query.data?.transactions.map((one) => (
            <li key={one.transactionId} className="flex flex-wrap items-center gap-x-3">
              <b>{t(`kind.${one.kind as 'BET'}`)}</b>
              <span className="num break-all text-muted">{one.transactionId}</span>
              <span className="num">
                {one.amount === null ? '–' : formatMoney(fromMinor(BigInt(one.amount)), language)}
              </span>
              <span>{t(`status.${one.status as 'DONE'}`)}</span>
              {['PENDING', 'ROLLBACK_PENDING'].includes(one.status) && (
                <button
                  type="button"
                  className={smallButton}
                  disabled={retry.isPending}
                  onClick={() => retry.mutate(one.transactionId)}
                >
                  {t('retry')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {query.data?.answer && (
          <>
            <h2 className="text-14">{t('lastAnswer')}</h2>
            <pre className="num overflow-x-auto rounded-sm bg-well p-3 text-12 whitespace-pre-wrap">
              {JSON.stringify(query.data.answer, null, 2)}
            </pre>
          </>
        )}
      </ListStates>
    </section>
  );
}
