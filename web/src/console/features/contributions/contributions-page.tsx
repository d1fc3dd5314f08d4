import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useOperatorName } from '../../ui/use-operator-name';
import { Pending } from '../approvals/pending';
import { useProposal } from '../approvals/use-proposal';
import { contributionQueries, type Contribution, type ContributionChange } from './contributions.api';
import type texts from './locales/vi.json';

/** What the operator is about to do; `ppm` null lets a game follow its type again. */
type Draft = Pick<Contribution, 'scope' | 'key' | 'version'> & { ppm: number | null; isNew?: boolean };

const field = 'num min-h-10 w-full rounded-sm border border-line-strong bg-well px-3 text-14';
const percentOf = (ppm: number) => ppm / 10_000;

function useNames() {
  const { t } = useTranslation('console-contributions');
  return ({ scope, key }: { scope: string; key: string }): string => {
    if (scope === 'DEFAULT') return t('other');
    return scope === 'TYPE' ? t(`type.${key as keyof typeof texts.type}`) : key;
  };
}

/** How much of a valid bet counts towards the turnover of a bonus, and who changed it. */
export function ContributionsPage() {
  const { t } = useTranslation('console-contributions');
  const query = useQuery(contributionQueries.list());
  const [draft, setDraft] = useState<Draft | null>(null);
  const list = query.data?.list ?? [];
  const general = list
    .filter(({ scope }) => scope !== 'GAME')
    .toSorted((a, b) => Number(a.scope === 'DEFAULT') - Number(b.scope === 'DEFAULT'));
  const games = list.filter(({ scope }) => scope === 'GAME');
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('title')}>
        <button
          type="button"
          className={smallButton}
          onClick={() => setDraft({ scope: 'GAME', key: '', ppm: 1_000_000, version: 0, isNew: true })}
        >
          {t('add')}
        </button>
      </PageHead>
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={false} empty="">
          <p className="mb-4 max-w-[80ch] text-13 text-muted">{t('note')}</p>
          <div className="mb-4 max-w-[80ch]">
            <Pending service="wallet" kind="CONTRIBUTION" />
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <Shares title={t('types')} list={general} onDraft={setDraft} />
              <Shares title={t('games')} list={games} onDraft={setDraft} empty={t('noGames')} />
            </div>
            <History changes={query.data?.changes ?? []} />
          </div>
        </ListStates>
      </div>
      {draft && <ChangeDialog draft={draft} onClose={() => setDraft(null)} />}
    </div>
  );
}

interface SharesProps {
  title: string;
  list: readonly Contribution[];
  onDraft: (draft: Draft) => void;
  empty?: string;
}

function Shares({ title, list, onDraft, empty }: SharesProps) {
  const { t } = useTranslation('console-contributions');
  const language = useLanguage();
  const nameOf = useNames();
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-16">{title}</h2>
      {list.length === 0 && <p className="text-13 text-muted">{empty}</p>}
      <ul className="text-14">
        {list.map((one) => (
          <li
            key={`${one.scope} ${one.key}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-1.5"
          >
            <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">{nameOf(one)}</span>
            <span className={one.ppm === 0 ? 'num text-loss' : 'num'}>
              {percentOf(one.ppm).toLocaleString(language)}%
            </span>
            <button
              type="button"
              className={smallButton}
              aria-label={`${t('change')}: ${nameOf(one)}`}
              onClick={() => onDraft({ ...one })}
            >
              {t('change')}
            </button>
            {one.scope === 'GAME' && (
              <button
                type="button"
                className={smallButton}
                aria-label={`${t('follow')}: ${nameOf(one)}`}
                onClick={() => onDraft({ ...one, ppm: null })}
              >
                {t('follow')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ changes }: { changes: readonly ContributionChange[] }) {
  const { t } = useTranslation('console-contributions');
  const language = useLanguage();
  const nameOf = useNames();
  const operatorName = useOperatorName();
  const share = (ppm: number | null) =>
    ppm === null ? t('none') : `${percentOf(ppm).toLocaleString(language)}%`;
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-16">{t('history')}</h2>
      {changes.length === 0 && <p className="text-13 text-muted">{t('noHistory')}</p>}
      <ul className="text-13">
        {changes.map((change) => (
          <li
            key={`${change.changedAt} ${change.scope} ${change.key}`}
            className="border-b border-hairline py-1.5"
          >
            <span className="flex flex-wrap justify-between gap-x-4">
              <b className="min-w-0 wrap-anywhere">{nameOf(change)}</b>
              <span className="num">
                {share(change.before)} → {share(change.after)}
              </span>
            </span>
            <span className="block wrap-anywhere">{change.reason}</span>
            <span className="num block text-12 break-all text-muted">
              {t('by', {
                by: operatorName(change.changedBy),
                at: formatDateTime(change.changedAt, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { t } = useTranslation(['console-contributions', 'console-approvals']);
  const nameOf = useNames();
  const [game, setGame] = useState(draft.key);
  const [percent, setPercent] = useState(String(percentOf(draft.ppm ?? 0)));
  const { send, ...state } = useProposal(onClose, contributionQueries.list().queryKey);
  const { scope, version, ppm, isNew } = draft;
  const name = nameOf(draft);
  return (
    <ReasonDialog
      title={isNew ? t('addTitle') : t(ppm === null ? 'followTitle' : 'changeTitle', { name })}
      {...state}
      onClose={onClose}
      onConfirm={(reason) => {
        const share = ppm === null ? null : Math.round(Number(percent) * 10_000);
        send({ kind: 'contribution', scope, version, key: game, ppm: share }, reason);
      }}
    >
      <p className="text-13 text-muted">{t('console-approvals:settingNote')}</p>
      {isNew && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('game')}</span>
          <input
            className={field}
            required
            maxLength={64}
            pattern="[A-Za-z0-9_.:\-]+"
            value={game}
            onChange={(event) => setGame(event.target.value)}
          />
        </label>
      )}
      {ppm !== null && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('percent')}</span>
          <input
            className={field}
            required
            type="number"
            min={0}
            max={100}
            step={0.01}
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </label>
      )}
    </ReasonDialog>
  );
}
