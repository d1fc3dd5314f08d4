export const PERIODS = ['today', 'yesterday', 'week', 'thirty', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** From and to (exclusive), as ISO instants. */
export interface InstantRange {
  from: string;
  to: string;
}

/** Calendar days as YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export const BRAND_ZONE = 'Asia/Ho_Chi_Minh';

const formats = new Map<string, Intl.DateTimeFormat>();
function partsFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const numeric = 'numeric' as const;
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
    });
    formats.set(zone, format);
  }
  return format;
}

/** How far the zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    partsFormat(zone)
      .formatToParts(instant)
      .map((p) => [p.type, Number(p.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}

/** The calendar day of an instant in the zone. */
export const dayOf = (instant: number, zone: string = BRAND_ZONE): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10);

/** The latest birth date of someone who has had that many birthdays. */
export function birthdayAtAge(age: number, now: number, zone: string = BRAND_ZONE): string {
  const today = dayOf(now, zone);
  return `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The instant at which a day begins in the zone; the second look is for days on which the clocks change. */
export function startOf(day: string, zone: string = BRAND_ZONE): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const guess = utc - offsetAt(utc, zone);
  return utc - offsetAt(guess, zone);
}

export const rangeOfDays = ({ from, to }: DayRange, zone: string = BRAND_ZONE): InstantRange => ({
  from: new Date(startOf(from, zone)).toISOString(),
  to: new Date(startOf(addDays(to, 1), zone)).toISOString(),
});

/** The days of a preset, by the brand's calendar. */
export function daysOf(period: Period, now: number, zone: string = BRAND_ZONE): DayRange {
  const today = dayOf(now, zone);
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'thirty':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

export const periodRange = (period: Period, now: number, zone: string = BRAND_ZONE): InstantRange =>
  rangeOfDays(daysOf(period, now, zone), zone);

/** The wall clock of the zone at an instant, as a field of date and time holds it: 2026-11-24T19:30. */
export const localTime = (instant: number, zone: string = BRAND_ZONE): string =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16);

/** The instant at which the wall clock of the zone shows this. */
export function timeOfLocal(local: string, zone: string = BRAND_ZONE): string {
  const utc = Date.parse(`${local}Z`);
  return new Date(utc - offsetAt(utc - offsetAt(utc, zone), zone)).toISOString();
}
