/** Fewer days say nothing about what is usual. */
const MIN_DAYS = 4;
/** A figure is unusual further from the median than this many median deviations. */
const DEVIATIONS = 3;
/** Days that hardly differ would make every small change unusual. */
const MIN_BAND = 0.1;

export type Verdict = 'usual' | 'high' | 'low' | 'unknown';

export interface Comparison {
  today: number;
  /** The median of the days before; null where they are too few. */
  usual: number | null;
  verdict: Verdict;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Compares with the median and the median deviation, because one extreme day moves a mean and a variance. */
export function compare(today: number, before: readonly number[]): Comparison {
  if (before.length < MIN_DAYS) return { today, usual: null, verdict: 'unknown' };
  const usual = median(before);
  const deviation = median(before.map((value) => Math.abs(value - usual)));
  const band = Math.max(DEVIATIONS * deviation, MIN_BAND * Math.abs(usual));
  if (Math.abs(today - usual) <= band) return { today, usual, verdict: 'usual' };
  return { today, usual, verdict: today > usual ? 'high' : 'low' };
}

export interface HourlyDay {
  day: string;
  hours: readonly number[];
}

export interface DayView extends Comparison {
  /** Hours of today that are over; only these are compared. */
  hoursOver: number;
  /** Today by hours, with the current one; then the median of each hour of the day. */
  hours: readonly number[];
  usualHours: readonly (number | null)[];
}

const HOURS = 24;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Today, the last of the days, against the same hours of the days before. */
export function viewOf(days: readonly HourlyDay[]): DayView {
  const hours = days.at(-1)?.hours ?? [];
  const before = days.slice(0, -1);
  const hoursOver = Math.max(0, hours.length - 1);
  const upToNow = (of: readonly number[]) => sum(of.slice(0, hoursOver));
  const compared = compare(upToNow(hours), hoursOver === 0 ? [] : before.map((day) => upToNow(day.hours)));
  const usualHours = Array.from({ length: HOURS }, (_, hour) =>
    before.length < MIN_DAYS ? null : median(before.map((day) => day.hours[hour] ?? 0)),
  );
  return { ...compared, hoursOver, hours, usualHours };
}
