import type { CalendarGame, FastGame, Game, LocalisedName, SeveralGame, WeekdayChange } from './game.js';

const dayMs = 86_400_000;
const minuteMs = 60_000;

export interface Draw {
  gameCode: string;
  /** Unique per game; sorts as text in order of time. */
  numero: string;
  /** The local day it belongs to, `2026-11-21`. */
  businessDay: string;
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
}

/** A day that differs from the calendar. `drawMinutes` is absent if the draw is skipped. */
export interface ScheduleException {
  gameCode: string;
  businessDay: string;
  kind: 'SKIP' | 'MOVE' | 'EXTRA';
  drawMinutes?: number;
}

/** What the calendar publishes of a draw. */
export const scheduledOf = ({ gameCode, numero, openAt, closeAt, drawAt }: Omit<Draw, 'businessDay'>) => ({
  ...{ gameCode, numero, openAt: openAt.toISOString() },
  ...{ closeAt: closeAt.toISOString(), drawAt: drawAt.toISOString() },
});

/** Every draw of a game with a draw time in [from, until), in order of time; deterministic. */
export function drawsBetween(
  game: Game,
  from: Date,
  until: Date,
  exceptions: readonly ScheduleException[] = [],
): Draw[] {
  const draws: Draw[] = [];
  for (let day = localDay(game, from) - 1; day <= localDay(game, until); day++) {
    draws.push(...drawsOfDay(game, day, exceptions));
  }
  return draws.filter((draw) => draw.drawAt >= from && draw.drawAt < until);
}

function drawsOfDay(game: Game, day: number, exceptions: readonly ScheduleException[]): Draw[] {
  if (game.rhythm === 'fast') return fastDay(game, day);
  return game.rhythm === 'several' ? severalDay(game, day, exceptions) : calendarDay(game, day, exceptions);
}

const mostInCalendar = 12;

/** A game of so many draws a day that the calendar does not list each, and that they are made only hours ahead. */
export const isFrequent = (game: Game): boolean =>
  game.rhythm === 'fast' || (game.rhythm === 'several' && game.drawTimes.length > mostInCalendar);

/** The name of a draw among those of its day; accelerated draws have longer numbers and no names. */
export function drawNameOf(game: Game, numero: string): LocalisedName | undefined {
  if (game.rhythm !== 'several' || !game.drawNames) return undefined;
  const [, place = ''] = numero.split('-');
  return place.length === placeDigits(game) ? game.drawNames[Number(place) - 1] : undefined;
}

const placeDigits = ({ drawTimes }: SeveralGame): number => String(drawTimes.length).length;

/** The same game with a draw every so many seconds; for demonstrations. */
export const accelerated = (game: Game, periodSeconds: number): FastGame => ({
  ...game,
  rhythm: 'fast',
  periodSeconds,
  closeLeadSeconds: Math.min(game.closeLeadSeconds, Math.floor(periodSeconds / 10)),
});

/** One draw a day: betting opens after the game's previous draw, at most a week before. */
function calendarDay(game: CalendarGame, day: number, exceptions: readonly ScheduleException[]): Draw[] {
  const drawAt = calendarDrawTime(game, day, exceptions);
  if (drawAt === undefined) return [];
  let openAt = drawAt - 7 * dayMs;
  for (let earlier = day - 1; earlier > day - 7; earlier--) {
    const previous = calendarDrawTime(game, earlier, exceptions);
    if (previous === undefined) continue;
    openAt = previous;
    break;
  }
  const businessDay = dayName(day);
  return [drawOf(game, businessDay.replaceAll('-', ''), businessDay, openAt, drawAt)];
}

function calendarDrawTime(
  game: CalendarGame,
  day: number,
  exceptions: readonly ScheduleException[],
): number | undefined {
  const name = dayName(day);
  const exception = exceptions.find((entry) => entry.gameCode === game.code && entry.businessDay === name);
  if (exception?.kind === 'SKIP') return undefined;
  if (!exception && !isDrawDay(game, day)) return undefined;
  return startOf(game, day) + (exception?.drawMinutes ?? game.drawMinutes) * minuteMs;
}

const isDrawDay = (game: CalendarGame, day: number): boolean =>
  weekdaysOn(game, dayName(day)).includes(weekdayOf(day)) ||
  (game.monthDays ?? []).includes(Number(dayName(day).slice(8)));

/** Those of the change that began last; of two that began on one day the newer one. */
export function weekdaysOn({ weekdays, changes = [] }: CalendarGame, day: string): readonly number[] {
  const [last] = changes
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.version - a.version);
  return last?.weekdays ?? weekdays;
}

/** The game with what operators have decided of its days. */
export const withChanges = <T extends Game>(game: T, all: readonly WeekdayChange[]): T => {
  const changes = all.filter(({ gameCode }) => gameCode === game.code);
  return game.rhythm === 'calendar' && changes.length > 0 ? { ...game, changes } : game;
};

/** Whether a game has draws on any day from an instant on. */
export function hasDraws(game: Game, from: Date): boolean {
  if (game.rhythm !== 'calendar' || game.monthDays) return true;
  const today = dayOf(game, from);
  const coming = (game.changes ?? []).map(({ validFrom }) => validFrom).filter((day) => day > today);
  return [today, ...coming].some((day) => weekdaysOn(game, day).length > 0);
}

/** The local day of an instant, `2026-11-21`. */
export const dayOf = (game: Game, instant: Date): string => dayName(localDay(game, instant));

/** Several draws a day, each open from the close of the one before it; a skipped day has none of them. */
function severalDay(game: SeveralGame, day: number, exceptions: readonly ScheduleException[]): Draw[] {
  const { drawTimes, closeLeadSeconds } = game;
  const businessDay = dayName(day);
  const isSkipped = exceptions.some(
    (entry) => entry.gameCode === game.code && entry.businessDay === businessDay && entry.kind === 'SKIP',
  );
  if (isSkipped) return [];
  const digits = placeDigits(game);
  const [first = 0, last = first] = [drawTimes[0], drawTimes.at(-1)];
  let previous = startOf(game, day - 1) + last * minuteMs;
  return drawTimes.map((minutes, index) => {
    const drawAt = startOf(game, day) + minutes * minuteMs;
    const openAt = previous - closeLeadSeconds * 1000;
    previous = drawAt;
    const numero = `${businessDay.replaceAll('-', '')}-${String(index + 1).padStart(digits, '0')}`;
    return drawOf(game, numero, businessDay, openAt, drawAt);
  });
}

/** Draws all day: each opens when the previous one closes and belongs to the day on which it opened. */
function fastDay(game: FastGame, day: number): Draw[] {
  const period = game.periodSeconds * 1000;
  const count = dayMs / period;
  const digits = String(count).length;
  const businessDay = dayName(day);
  return Array.from({ length: count }, (_, index) => {
    const openAt = startOf(game, day) + index * period - game.closeLeadSeconds * 1000;
    const numero = `${businessDay.replaceAll('-', '')}-${String(index + 1).padStart(digits, '0')}`;
    return drawOf(game, numero, businessDay, openAt, startOf(game, day) + (index + 1) * period);
  });
}

function drawOf(game: Game, numero: string, businessDay: string, openAt: number, drawAt: number): Draw {
  return {
    gameCode: game.code,
    numero,
    businessDay,
    openAt: new Date(openAt),
    closeAt: new Date(drawAt - game.closeLeadSeconds * 1000),
    drawAt: new Date(drawAt),
  };
}

/** Days since the epoch, counted in the game's local time. */
function localDay(game: Game, instant: Date): number {
  return Math.floor((instant.getTime() + game.zoneMinutes * minuteMs) / dayMs);
}

function startOf(game: Game, day: number): number {
  return day * dayMs - game.zoneMinutes * minuteMs;
}

function dayName(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday; the epoch was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
