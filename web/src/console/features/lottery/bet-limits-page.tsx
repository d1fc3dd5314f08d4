import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useOperatorName } from '../../ui/use-operator-name';
import { Pending } from '../approvals/pending';
import { useProposal } from '../approvals/use-proposal';
import { EVERY_GAME, gamesWithOwn, rowsOf, type LimitRow } from './bet-limits';
import { GameChoice } from './game-choice';
import { lotteryQueries, type BetLimitChange } from './lottery.api';

const FILTERS = { game: text() };
const field = 'num min-h-10 w-full rounded-sm border border-line-strong bg-well px-3 text-14';

/** What the operator is about to change; `follows` takes a game's own limit away. */
type Draft = LimitRow & { follows: boolean };

/** The limits of every game and those of one, what waits for a second person, and who changed them. */
export function BetLimitsPage() {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const [{ game }, change] = useUrlState(FILTERS);
  const query = useQuery(lotteryQueries.limits());
  const [draft, setDraft] = useState<Draft | null>(null);
  const list = query.data?.list ?? [];
  const money = (amount: string | null) => (amount === null ? '–' : formatMoney(amount, language));
  const columns: DataColumn<LimitRow>[] = [
    {
      ...{ key: 'kind', head: t('limits.limit') },
      cell: ({ kind }) => (
        <>
          <b className="block">{t(`limits.kind.${kind}`)}</b>
          <span className="text-12 text-muted">{t(`limits.about.${kind}`)}</span>
        </>
      ),
    },
    {
      ...{ key: 'general', head: t('limits.general'), align: 'right' as const },
      cell: ({ general }) => money(general),
    },
    ...(game === ''
      ? []
      : [
          {
            ...{ key: 'own', head: t('limits.own'), align: 'right' as const },
            cell: ({ own }: LimitRow) => (own === null ? t('limits.follows') : money(own)),
          },
        ]),
    {
      ...{ key: 'change', head: t('limits.change'), align: 'right' as const },
      cell: (row) => (
        <span className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            className={smallButton}
            aria-label={`${t('limits.change')}: ${t(`limits.kind.${row.kind}`)}`}
            onClick={() => setDraft({ ...row, follows: false })}
          >
            {t('limits.change')}
          </button>
          {row.own !== null && (
            <button
              type="button"
              className={smallButton}
              aria-label={`${t('limits.follow')}: ${t(`limits.kind.${row.kind}`)}`}
              onClick={() => setDraft({ ...row, follows: true })}
            >
              {t('limits.follow')}
            </button>
          )}
        </span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('limits.title')}>
        <GameChoice
          value={game}
          onChange={(gameId) => change({ game: gameId })}
          all={t('limits.everyGame')}
        />
      </PageHead>
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={list.length === 0} empty={t('limits.none')}>
          <div className="mb-4 grid max-w-[90ch] gap-3">
            <p className="text-13 text-muted">{t('limits.note')}</p>
            <Pending service="lottery" kind="LOTTERY_LIMIT" />
            <OwnGames games={gamesWithOwn(list)} onGame={(gameId) => change({ game: gameId })} />
          </div>
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <DataTable
              density="dense"
              caption={t('limits.title')}
              columns={columns}
              rows={rowsOf(list, game)}
              rowKey={({ kind }) => kind}
            />
            <History changes={query.data?.changes ?? []} />
          </div>
        </ListStates>
      </div>
      {draft && <ChangeDialog draft={draft} onClose={() => setDraft(null)} />}
    </div>
  );
}

function OwnGames({ games, onGame }: { games: readonly string[]; onGame: (game: string) => void }) {
  const { t } = useTranslation('console-lottery');
  if (games.length === 0) return <p className="text-13 text-muted">{t('limits.noOwn')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-2 text-13">
      <span className="text-muted">{t('limits.ownGames')}</span>
      {games.map((game) => (
        <button key={game} type="button" className={smallButton} onClick={() => onGame(game)}>
          {game}
        </button>
      ))}
    </p>
  );
}

function History({ changes }: { changes: readonly BetLimitChange[] }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const money = (amount: string | null) =>
    amount === null ? t('limits.follows') : formatMoney(amount, language);
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-16">{t('limits.history')}</h2>
      {changes.length === 0 && <p className="text-13 text-muted">{t('limits.noHistory')}</p>}
      <ul className="text-13">
        {changes.map((one) => (
          <li key={`${one.scope} ${one.kind} ${one.version}`} className="border-b border-hairline py-1.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <b className="min-w-0 wrap-anywhere">
                {one.scope === EVERY_GAME ? t('limits.everyGame') : one.scope} ·{' '}
                {t(`limits.kind.${one.kind}`)}
              </b>
              <span className="num">
                {money(one.before)} → {money(one.amount)}
              </span>
            </span>
            <span className="block wrap-anywhere">{one.reason}</span>
            <span className="num block text-12 break-all text-muted">
              {t('limits.by', {
                by: nameOf(one.changedBy ?? ''),
                second: nameOf(one.approvedBy ?? ''),
                at: formatDateTime(one.changedAt, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation(['console-lottery', 'console-approvals']);
  const { scope, kind, version, follows } = draft;
  const known = (draft.own ?? draft.general ?? '').split('.')[0] ?? '';
  const [amount, setAmount] = useState(known);
  const { send, ...state } = useProposal(onClose, lotteryQueries.all);
  const names = {
    limit: t(`limits.kind.${kind}`),
    game: scope === EVERY_GAME ? t('limits.everyGame') : scope,
  };
  return (
    <ReasonDialog
      {...state}
      title={t(follows ? 'limits.followTitle' : 'limits.changeTitle', names)}
      onClose={onClose}
      onConfirm={(reason) =>
        send({ kind: 'lotteryLimit', scope, of: kind, amount: follows ? null : amount, version }, reason)
      }
    >
      <p className="text-13 text-muted">{t('console-approvals:settingNote')}</p>
      {!follows && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('limits.amount')}</span>
          <input
            className={field}
            required
            inputMode="numeric"
            pattern="[1-9][0-9]{0,12}"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
      )}
    </ReasonDialog>
  );
}
