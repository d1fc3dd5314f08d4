import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { inputClass, Labelled } from '../../ui/fields';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useOperatorName } from '../../ui/use-operator-name';
import { Pending } from '../approvals/pending';
import { useProposal } from '../approvals/use-proposal';
import { lotteryQueries, type GameWeekdays, type WeekdayChange } from './lottery.api';

/** Monday first, as the week is written here; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** On which weekdays stations and other games draw, what is to come, and who changed it. */
export function WeekdaysPage() {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const query = useQuery(lotteryQueries.weekdays());
  const [edited, setEdited] = useState<GameWeekdays | null>(null);
  const list = query.data?.list ?? [];
  const columns: DataColumn<GameWeekdays>[] = [
    {
      ...{ key: 'game', head: t('game') },
      cell: ({ gameId, gameName }) => (
        <>
          <b className="block">{localName(gameName, language)}</b>
          <span className="num text-12 text-muted">{gameId}</span>
        </>
      ),
    },
    { ...{ key: 'days', head: t('weekdays.now') }, cell: ({ weekdays }) => <Days of={weekdays} /> },
    {
      ...{ key: 'coming', head: t('odds.coming') },
      cell: ({ coming }) =>
        coming.map(({ weekdays, validFrom }) => (
          <span key={validFrom} className="block text-(--color-attention)">
            <Days of={weekdays} /> <span className="num">{t('weekdays.from', { day: validFrom })}</span>
          </span>
        )),
    },
    {
      ...{ key: 'change', head: t('limits.change'), align: 'right' as const },
      cell: (game) => (
        <button
          type="button"
          className={smallButton}
          aria-label={`${t('limits.change')}: ${localName(game.gameName, language)}`}
          onClick={() => setEdited(game)}
        >
          {t('limits.change')}
        </button>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('weekdays.title')} />
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={list.length === 0} empty={t('weekdays.empty')}>
          <div className="mb-4 grid max-w-[90ch] gap-3">
            <p className="text-13 text-muted">{t('weekdays.note')}</p>
            <Pending service="lottery" kind="DRAW_WEEKDAYS" />
          </div>
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <DataTable
              density="dense"
              caption={t('weekdays.title')}
              columns={columns}
              rows={list}
              rowKey={({ gameId }) => gameId}
            />
            <History changes={query.data?.changes ?? []} />
          </div>
        </ListStates>
      </div>
      {edited && <ChangeDialog game={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function Days({ of }: { of: readonly number[] }) {
  const { t } = useTranslation('console-lottery');
  if (of.length === 0) return <span className="text-loss">{t('weekdays.none')}</span>;
  if (of.length === WEEK.length) return <span>{t('weekdays.every')}</span>;
  return (
    <span>
      {WEEK.filter((day) => of.includes(day))
        .map((day) => t(`weekdays.day.${day}`))
        .join(', ')}
    </span>
  );
}

function History({ changes }: { changes: readonly WeekdayChange[] }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const nameOf = useOperatorName();
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-16">{t('limits.history')}</h2>
      {changes.length === 0 && <p className="text-13 text-muted">{t('limits.noHistory')}</p>}
      <ul className="text-13">
        {changes.map((one) => (
          <li key={`${one.gameId} ${one.version}`} className="border-b border-hairline py-1.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <b className="min-w-0 wrap-anywhere">{one.gameId}</b>
              <span>
                <Days of={one.weekdays} />{' '}
                <span className="num">{t('weekdays.from', { day: one.validFrom })}</span>
              </span>
            </span>
            <span className="block wrap-anywhere">{one.reason}</span>
            <span className="num block text-12 break-all text-muted">
              {t('limits.by', {
                by: nameOf(one.changedBy),
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

function ChangeDialog({ game, onClose }: { game: GameWeekdays; onClose: () => void }) {
  const { t } = useTranslation(['console-lottery', 'console-approvals']);
  const language = useLanguage();
  const [days, setDays] = useState<readonly number[]>(game.coming.at(-1)?.weekdays ?? game.weekdays);
  const [validFrom, setValidFrom] = useState('');
  const { send, ...state } = useProposal(onClose, lotteryQueries.all);
  const toggle = (day: number): void =>
    setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  return (
    <ReasonDialog
      {...state}
      title={t('weekdays.changeTitle', { game: localName(game.gameName, language) })}
      onClose={onClose}
      onConfirm={(reason) =>
        send(
          {
            kind: 'lotteryWeekdays',
            change: { gameId: game.gameId, weekdays: [...days], validFrom, version: game.version },
          },
          reason,
        )
      }
    >
      <p className="text-13 text-muted">{t('console-approvals:settingNote')}</p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-12 text-muted">{t('weekdays.now')}</legend>
        {WEEK.map((day) => (
          <label key={day} className="flex min-h-9 items-center gap-1.5 text-14 max-lg:min-h-11">
            <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
            {t(`weekdays.day.${day}`)}
          </label>
        ))}
      </fieldset>
      <p className={classNames('text-12', days.length === 0 ? 'text-loss' : 'text-subtle')}>
        {t(days.length === 0 ? 'weekdays.noneHelp' : 'weekdays.fromHelp')}
      </p>
      <Labelled label={t('weekdays.validFrom')}>
        {(id) => (
          <input
            id={id}
            type="date"
            required
            className={inputClass}
            value={validFrom}
            onChange={(event) => setValidFrom(event.target.value)}
          />
        )}
      </Labelled>
    </ReasonDialog>
  );
}
