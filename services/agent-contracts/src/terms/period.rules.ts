import type { PeriodKind } from './tier.rules.js';

export interface SettledPeriod {
  kind: PeriodKind;
  /** `D20261120`, `W2026-47`, `H2026-11A`, `M2026-11`, `T2026112017`. */
  key: string;
  /** Days of the brand's calendar, the second one exclusive. */
  fromDay: string;
  toDay: string;
  from: Date;
  to: Date;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Minutes that a zone is ahead of UTC at an instant. */
export function offsetMs(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/** The instant at which a day of the brand's calendar begins. */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return new Date(utc - offsetMs(new Date(utc - offsetMs(new Date(utc), timeZone)), timeZone));
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const two = (value: number): string => String(value).padStart(2, '0');

/** ISO week: the one with the Thursday decides the year. */
function weekKey(monday: number): string {
  const thursday = new Date(monday + 3 * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `W${year}-${two(week)}`;
}

/** The period of a kind that an instant lies in. */
export function periodAt(kind: PeriodKind, at: Date, timeZone: string): SettledPeriod {
  const local = at.getTime() + offsetMs(at, timeZone);
  const day = isoDay(local);
  if (kind === 'T') {
    const begin = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
    const key = `T${day.replaceAll('-', '')}${two(new Date(local).getUTCHours())}`;
    return {
      kind,
      key,
      fromDay: day,
      toDay: isoDay(Date.parse(day) + dayMs),
      from: begin,
      to: new Date(begin.getTime() + hourMs),
    };
  }
  const [fromMs, toMs, key] = daysOf(kind, Date.parse(`${day}T00:00:00Z`));
  const [fromDay, toDay] = [isoDay(fromMs), isoDay(toMs)];
  return {
    kind,
    key,
    fromDay,
    toDay,
    from: startOfDay(fromDay, timeZone),
    to: startOfDay(toDay, timeZone),
  };
}

function daysOf(kind: PeriodKind, dayStart: number): [from: number, to: number, key: string] {
  const date = new Date(dayStart);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const name = `${year}-${two(month + 1)}`;
  switch (kind) {
    case 'D':
      return [dayStart, dayStart + dayMs, `D${isoDay(dayStart).replaceAll('-', '')}`];
    case 'W': {
      const monday = dayStart - ((date.getUTCDay() + 6) % 7) * dayMs;
      return [monday, monday + 7 * dayMs, weekKey(monday)];
    }
    case 'H':
      return date.getUTCDate() <= 15
        ? [Date.UTC(year, month, 1), Date.UTC(year, month, 16), `H${name}A`]
        : [Date.UTC(year, month, 16), Date.UTC(year, month + 1, 1), `H${name}B`];
    case 'M':
      return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1), `M${name}`];
    default:
      throw new Error(`no days in a period of the kind ${kind}`);
  }
}

export const periodAfter = (period: SettledPeriod, timeZone: string): SettledPeriod =>
  periodAt(period.kind, period.to, timeZone);

/** When terms that are signed now begin to count: with the next period, real-time salaries at once. */
export function effectiveFrom(kind: PeriodKind, now: Date, timeZone: string): Date {
  return kind === 'N' ? now : periodAt(kind, now, timeZone).to;
}

/** Whether it is the last period that begins in its month: a carry within the month ends with it. */
export const isLastOfMonth = ({ fromDay, toDay }: Pick<SettledPeriod, 'fromDay' | 'toDay'>): boolean =>
  fromDay.slice(0, 7) !== toDay.slice(0, 7);
