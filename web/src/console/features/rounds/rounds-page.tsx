import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatDateTime, formatMoney, fromMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { toast } from '~/ui/toast';
import { PageHead, Paging, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ListTools } from '../../ui/list-tools';
import { SearchBox } from '../../ui/search-box';
import { Pending } from '../approvals/pending';
import type texts from './locales/vi.json';
import { isWithoutExit, RoundEndingDialog } from './round-ending-dialog';
import { askProvider, roundQueries, type StuckRound } from './rounds.api';
import { TransactionList } from './transaction-list';
import { isUnfinished, useRetry } from './use-retry';

type Outcome = keyof typeof texts.outcome;

const SHOWN = ['rounds', 'transactions'] as const;
const FILTERS = { show: oneOf(SHOWN, 'rounds'), search: text(), page: count() };

/** What vendors leave open: rounds without an end, and transactions that the wallet has not answered. */
export function RoundsPage() {
  const { t } = useTranslation('console-rounds');
  const [{ show, search, page }, change] = useUrlState(FILTERS);
  const rounds = useQuery(roundQueries.list(search, show === 'rounds' ? page : 1));
  const transactions = useQuery(roundQueries.transactions(show === 'transactions' ? page : 1));
  const counts = { rounds: rounds.data?.totalCount, transactions: transactions.data?.totalCount };
  const onPage = (next: number) => change({ page: next });
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('title')}>
        {show === 'rounds' && (
          <SearchBox
            label={t('search')}
            find={t('find')}
            value={search}
            most={128}
            onSearch={(next) => change({ search: next })}
          />
        )}
        {SHOWN.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={show === each}
            className={classNames(smallButton, show === each && 'border-info! bg-raised')}
            onClick={() => change({ show: each })}
          >
            {t(`shown.${each}`)} {counts[each] !== undefined && <span className="num">{counts[each]}</span>}
          </button>
        ))}
      </PageHead>
      {show === 'rounds' ? (
        <RoundList {...{ search, page, onPage }} />
      ) : (
        <TransactionList {...{ page, onPage }} />
      )}
    </div>
  );
}

interface RoundListProps {
  search: string;
  page: number;
  onPage: (page: number) => void;
}

function RoundList({ search, page, onPage }: RoundListProps) {
  const { t } = useTranslation('console-rounds');
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(roundQueries.list(search, page));
  const rows = query.data?.list ?? [];
  const current = rows.find(({ betId }) => betId === chosen) ?? rows[0];
  const columns: DataColumn<StuckRound>[] = [
    {
      key: 'placed',
      head: t('placed'),
      csv: (r) => r.placedAt,
      cell: (r) => <span className="num">{formatDateTime(r.placedAt, language)}</span>,
    },
    { key: 'vendor', head: t('vendor'), cell: (r) => <b>{r.vassalage}</b>, csv: (r) => r.vassalage },
    {
      ...{ key: 'round', head: t('round'), phone: 'hide', csv: (r) => r.roundId },
      cell: (r) => <span className="num">{r.roundId}</span>,
    },
    {
      key: 'stake',
      head: t('stake'),
      csv: (r) => fromMinor(BigInt(r.stake)),
      align: 'right',
      cell: (r) => formatMoney(fromMinor(BigInt(r.stake)), language),
    },
    {
      ...{ key: 'state', head: t('state'), csv: (r) => r.status },
      cell: (r) => t(`roundStatus.${r.status as 'OPEN'}`),
    },
    {
      key: 'outcome',
      head: t('answer'),
      csv: (r) => r.outcome ?? '',
      phone: 'hide',
      cell: (r) => (r.outcome ? t(`outcome.${r.outcome as Outcome}`) : t('notAsked')),
    },
  ];
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap justify-end gap-2 px-4 pb-2">
        <ListTools
          name="rounds"
          columns={columns}
          rowKey={({ betId }) => betId}
          pages={(pageNo) => roundQueries.list(search, pageNo)}
        />
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t(search ? 'notFound' : 'empty')}>
        <DataTable
          density="dense"
          name="rounds"
          caption={t('shown.rounds')}
          columns={columns}
          rows={rows}
          rowKey={({ betId }) => betId}
          current={current?.betId ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && query.data && (
        <div>
          <Paging page={page} pages={query.data.totalPages} total={query.data.totalCount} onPage={onPage} />
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
  const ask = useMutation({
    mutationFn: () => askProvider(round.betId),
    onSuccess: ({ outcome }) => toast(t(`outcome.${outcome as Outcome}`), 'win'),
    onError: (error: Error) => toast(failureText(error), 'loss'),
    onSettled: () => client.invalidateQueries({ queryKey: roundQueries.all }),
  });
  const retry = useRetry();
  const [isEnding, setEnding] = useState(false);
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[45dvh] gap-3 overflow-y-auto bg-panel p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={classNames(smallButton, primaryButton)}
          disabled={ask.isPending || round.status !== 'OPEN'}
          onClick={() => ask.mutate()}
        >
          {t('ask')}
        </button>
        {isWithoutExit(round) && (
          <button type="button" className={smallButton} onClick={() => setEnding(true)}>
            {t('end')}
          </button>
        )}
        <p className="text-muted">
          {round.askedAt
            ? t('asked', { count: round.attempts, at: formatDateTime(round.askedAt, language) })
            : t('notAsked')}
        </p>
      </div>
      <Pending service="game-launch" kind="ROUND_END" subject={round.betId} />
      {isEnding && <RoundEndingDialog round={round} onClose={() => setEnding(false)} />}
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
              {isUnfinished(one) && (
                <button
                  type="button"
                  className={smallButton}
                  disabled={retry.isPending}
                  onClick={() =>
                    retry.mutate({ vassalage: round.vassalage, transactionId: one.transactionId })
                  }
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
