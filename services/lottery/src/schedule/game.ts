import type { Area } from '#libs/lottery-engine';

export interface LocalisedName {
  vi: string;
  en: string;
}

interface Common {
  code: string;
  name: LocalisedName;
  /** VN: follows a Vietnamese draw; SEA: one of South-East Asia; ELOTT: our own draws. */
  area: Area;
  region?: 'NORTH' | 'CENTRAL' | 'SOUTH';
  /** Minutes that the game's local time is ahead of UTC. */
  zoneMinutes: number;
  /** Seconds before the draw at which betting closes: before the first ball. */
  closeLeadSeconds: number;
}

/** The weekdays of a game from a local day on. */
export interface WeekdayChange {
  gameCode: string;
  version: number;
  validFrom: string;
  weekdays: readonly number[];
}

/** Draws at one time of day, on some weekdays or days of the month. */
export interface CalendarGame extends Common {
  rhythm: 'calendar';
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** By operators, of days from theirs on. */
  changes?: readonly WeekdayChange[];
  monthDays?: readonly number[];
  /** Minutes after local midnight. */
  drawMinutes: number;
}

/** Draws at several times of every day. */
export interface SeveralGame extends Common {
  rhythm: 'several';
  /** Minutes after local midnight, in order of time. */
  drawTimes: readonly number[];
  /** Of each draw of a day, where they have names. */
  drawNames?: readonly LocalisedName[];
}

/** Draws all day long, one every `periodSeconds`, which divides a day. */
export interface FastGame extends Common {
  rhythm: 'fast';
  periodSeconds: number;
}

/** Drawn on days that operators may change. */
export type DatedGame = CalendarGame | SeveralGame;

export type Game = DatedGame | FastGame;
