const dayMs = 86_400_000;

/** Days are ISO dates in the brand's zone; arithmetic on them needs no zone. */
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  return toDay(toTime(day) + days * dayMs);
}

/** The Monday of the week that a day belongs to. */
export function weekOf(day: string): string {
  const weekday = (new Date(toTime(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

export const periods = ['DAILY', 'WEEKLY', 'MONTHLY', 'ONCE'] as const;
export type Period = (typeof periods)[number];

/** The last day of the period that a day belongs to; `ONCE` ends with the promotion only. */
export function periodEnd(period: Period, day: string): string | null {
  if (period === 'ONCE') return null;
  if (period === 'DAILY') return day;
  if (period === 'WEEKLY') return addDays(weekOf(day), 6);
  return addDays(monthOf(addDays(monthOf(day), 31)), -1);
}

/** The first day of the period that a day belongs to; `ONCE` begins with the promotion. */
export function periodStart(period: Period, day: string, start: string): string {
  if (period === 'DAILY') return day;
  const first = period === 'WEEKLY' ? weekOf(day) : period === 'MONTHLY' ? monthOf(day) : start;
  return first < start ? start : first;
}

/** The instant at which a local time of a day comes in a zone. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(asUtc);
  const part = (type: string): string => parts.find((found) => found.type === type)!.value;
  const local = Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  );
  return new Date(asUtc - (local - asUtc));
}
