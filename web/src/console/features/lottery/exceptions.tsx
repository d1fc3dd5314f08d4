import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smallButton } from '../../ui/list-head';
import { ReasonDialog } from '../../ui/reason-dialog';
import { GameChoice } from './game-choice';
import { addException, lotteryQueries, type CalendarException } from './lottery.api';
import { useLotteryAction } from './use-lottery-action';

const KINDS = ['SKIP', 'MOVE', 'EXTRA'] as const;
const field = 'min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14';

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Days on which the calendar differs. */
export function Exceptions() {
  const { t } = useTranslation('console-lottery');
  const { data = [] } = useQuery(lotteryQueries.exceptions());
  const [isAdding, setAdding] = useState(false);
  return (
    <section>
      <div className="flex items-center gap-3 pb-2">
        <h2 className="mr-auto text-14">{t('exceptions')}</h2>
        <button type="button" className={smallButton} onClick={() => setAdding(true)}>
          {t('addException')}
        </button>
      </div>
      {data.length === 0 && <p className="text-muted">{t('noExceptions')}</p>}
      <ul className="grid gap-1">
        {data.map(({ gameId, day, kind, drawMinutes, reason }) => (
          <li key={`${gameId} ${day}`} className="flex flex-wrap gap-x-3">
            <b className="num">{day}</b>
            <span>{gameId}</span>
            <span>
              {t(`kinds.${kind}`)}
              {drawMinutes !== null && <span className="num"> {timeOf(drawMinutes)}</span>}
            </span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
      {isAdding && <AddException onClose={() => setAdding(false)} />}
    </section>
  );
}

function AddException({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console-lottery');
  const [gameId, setGameId] = useState('XSMB');
  const [day, setDay] = useState('');
  const [kind, setKind] = useState<CalendarException['kind']>('SKIP');
  const [time, setTime] = useState('18:15');
  const act = useLotteryAction(
    (reason: string) =>
      addException(gameId, { day, kind, reason, ...(kind !== 'SKIP' && { drawMinutes: minutesOf(time) }) }),
    { onDone: onClose },
  );
  return (
    <ReasonDialog
      title={t('addException')}
      error={null}
      busy={act.isPending}
      onClose={onClose}
      onConfirm={(reason) => act.mutate(reason)}
    >
      <GameChoice value={gameId} onChange={setGameId} only={({ hasCalendar }) => hasCalendar} />
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('day')}</span>
        <input
          type="date"
          required
          className={field}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </label>
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('kind')}</span>
        <select
          className={field}
          value={kind}
          onChange={(event) => setKind(event.target.value as CalendarException['kind'])}
        >
          {KINDS.map((name) => (
            <option key={name} value={name}>
              {t(`kinds.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {kind !== 'SKIP' && (
        <label className="grid gap-1">
          <span className="text-12 text-muted">{t('time')}</span>
          <input
            type="time"
            required
            className={field}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </label>
      )}
    </ReasonDialog>
  );
}
