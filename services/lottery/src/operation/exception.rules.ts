import type { Draw } from '../draw/draw.rules.js';
import type { CalendarGame, DatedGame } from '../schedule/game.js';
import { drawsBetween, type ScheduleException } from '../schedule/schedule.rules.js';

const dayMs = 86_400_000;
const minuteMs = 60_000;

export const exceptionKinds = ['SKIP', 'MOVE', 'EXTRA'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** One day of one game. */
export interface Target {
  gameCode: string;
  day: string;
}

/** In minutes after local midnight; null of a day without a draw. */
export interface DayException extends Target {
  kind: ExceptionKind;
  drawMinutes: number | null;
}

export type DrawTimes = Pick<Draw, 'closeAt' | 'drawAt'>;

export const maxDays = 31;

/** Both ends included; empty if they are in the wrong order or a date does not exist. */
export function daysFrom(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (!(first <= last) || isoDay(first) !== from || isoDay(last) !== to) return [];
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, at) => isoDay(first + at * dayMs));
}

const isoDay = (time: number): string =>
  Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);

/** The numero of the draw of a day in a game that draws by a calendar. */
export const numeroOf = (day: string): string => day.replaceAll('-', '');

/** The numeros of the draws of a day, were it no exception. */
export function numerosOf(game: DatedGame, day: string): string[] {
  if (game.rhythm === 'calendar') return [numeroOf(day)];
  return around(game, [day])
    .filter(({ businessDay }) => businessDay === day)
    .map(({ numero }) => numero);
}

function around(game: DatedGame, days: readonly string[], exceptions: readonly ScheduleException[] = []) {
  const from = new Date(Date.parse(days[0]!) - dayMs);
  const until = new Date(Date.parse(days.at(-1)!) + 2 * dayMs);
  return drawsBetween(game, from, until, exceptions);
}

/** The days among some on which a game draws, exceptions included. */
export const drawDays = (
  game: DatedGame,
  days: readonly string[],
  exceptions: readonly ScheduleException[],
): Set<string> => new Set(around(game, days, exceptions).map(({ businessDay }) => businessDay));

/** When the draw of a day closes and is drawn at another time of that day. */
export function timesAt(game: CalendarGame, day: string, drawMinutes: number): DrawTimes {
  const drawAt = Date.parse(day) + (drawMinutes - game.zoneMinutes) * minuteMs;
  return { drawAt: new Date(drawAt), closeAt: new Date(drawAt - game.closeLeadSeconds * 1000) };
}

/** The reverse of {@link timesAt}. */
export const minutesAt = (game: CalendarGame, day: string, drawAt: Date): number =>
  (drawAt.getTime() - Date.parse(day)) / minuteMs + game.zoneMinutes;
