import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '~/lib/crypto';
import { useFailureText } from '~/lib/failure';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { FieldError } from '~/ui/field';
import { smallButton } from '../../ui/list-head';
import { ReasonDialog } from '../../ui/reason-dialog';
import { approvalQueries } from '../approvals/approvals.api';
import { Pending } from '../approvals/pending';
import { addExceptions, lotteryQueries, type CalendarException, type ExceptionDays } from './lottery.api';
import { useLotteryAction } from './use-lottery-action';

const KINDS = ['SKIP', 'MOVE', 'EXTRA'] as const;
const field = 'min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14';

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Days on which the calendar differs, and the changes of draws that wait for a second person. */
export function Exceptions() {
  const { t } = useTranslation('console-lottery');
  const { data = [] } = useQuery(lotteryQueries.exceptions());
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="grid gap-2">
      <div className="flex items-center gap-3">
        <h2 className="mr-auto text-14">{t('exceptions')}</h2>
        <button type="button" className={smallButton} onClick={() => setAdding(true)}>
          {t('addException')}
        </button>
      </div>
      <Pending service="lottery" kind="DRAW_EXCEPTION" />
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
      {isAdding && <AddExceptions onClose={() => setAdding(false)} />}
    </section>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-1">
      <span className="text-12 text-muted">{label}</span>
      {children}
    </label>
  );
}

/** A range of days for several games at once: a storm, or the new year. */
function AddExceptions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console-lottery');
  const [gameIds, setGameIds] = useState(['XSMB']);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [kind, setKind] = useState<CalendarException['kind']>('SKIP');
  const [time, setTime] = useState('18:15');
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const days: ExceptionDays = {
    ...{ gameIds, from, to: to || from, kind },
    ...(kind !== 'SKIP' && { drawMinutes: minutesOf(time) }),
  };
  const act = useLotteryAction((reason: string) => addExceptions({ ...days, reason }, idempotencyKey), {
    reads: approvalQueries.all,
    doneText: ({ atOnce, waiting }) =>
      waiting > 0 ? t('days.waiting', { atOnce, waiting }) : t('days.atOnce', { count: atOnce }),
    onDone: onClose,
    // A refused order is decided under its key, so a corrected one needs its own.
    onRefused: () => setKey(newIdempotencyKey()),
  });
  return (
    <ReasonDialog
      title={t('addException')}
      error={null}
      busy={act.isPending}
      onClose={onClose}
      onConfirm={(reason) => act.mutate(reason)}
    >
      <p className="text-13 text-muted">{t('days.standing')}</p>
      <Field label={t('days.games')}>
        <CalendarGames value={gameIds} onChange={setGameIds} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('days.from')}>
          <input
            type="date"
            required
            className={field}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </Field>
        <Field label={t('days.to')}>
          <input
            type="date"
            min={from}
            className={field}
            value={to || from}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
      </div>
      <Field label={t('kind')}>
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
      </Field>
      {kind !== 'SKIP' && (
        <Field label={t('time')}>
          <input
            type="time"
            required
            className={field}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </Field>
      )}
      {from && gameIds.length > 0 && <Preview days={days} />}
    </ReasonDialog>
  );
}

/** How many of the days differ at once, and how many draws need a second person. */
function Preview({ days }: { days: ExceptionDays }) {
  const { t } = useTranslation('console-lottery');
  const failureText = useFailureText();
  const { data, error } = useQuery(lotteryQueries.exceptionPreview(days));
  if (error) return <FieldError>{failureText(error)}</FieldError>;
  if (!data) return null;
  return (
    <p role="status" className="rounded-sm bg-raised p-3 text-13">
      {t('days.preview', data)}
    </p>
  );
}

interface CalendarGamesProps {
  value: readonly string[];
  onChange: (gameIds: string[]) => void;
}

function CalendarGames({ value, onChange }: CalendarGamesProps) {
  const language = useLanguage();
  const { data = [] } = useQuery(lotteryQueries.games());
  return (
    <select
      multiple
      required
      size={7}
      className="rounded-sm border border-line-strong bg-well p-2 text-14"
      value={[...value]}
      onChange={(event) => onChange(Array.from(event.target.selectedOptions, (option) => option.value))}
    >
      {data
        .filter(({ hasCalendar }) => hasCalendar)
        .map(({ gameId, gameName }) => (
          <option key={gameId} value={gameId}>
            {localName(gameName, language)}
          </option>
        ))}
    </select>
  );
}
