import type { IntegerSource } from '../outcome/integers.js';

export type Sport = 'FOOTBALL' | 'ESPORTS' | 'COCK';

export type Score = readonly [home: number, away: number];

/** A point for a side, at thousandths of the match. */
export interface Moment {
  at: number;
  side: 0 | 1;
}

export interface Course {
  score: Score;
  moments: Moment[];
}

/** Thousandths by which a side succeeds whenever a number is drawn for it. */
export interface Chances {
  home: number;
  away: number;
}

export interface Outcome {
  score: Score;
  weight: bigint;
}

/** How matches of a sport are played: by drawn numbers, and as the exact weights of all scores. */
export interface Discipline {
  chances(home: Team, away: Team): Chances;
  play(chances: Chances, draw: IntegerSource): Course;
  outcomes(chances: Chances): Outcome[];
}

export interface Team {
  name: string;
  colours: readonly [string, string];
  attack: number;
  guard: number;
}

export type MarketKind = '1x2' | 'win' | 'ah' | 'ou' | 'fight';
export type Pick = 'home' | 'draw' | 'away' | 'over' | 'under';
export type BetResult = 'WIN' | 'HALF_WIN' | 'VOID' | 'HALF_LOSS' | 'LOSS';

/** What is bet on. `line` is in quarters of a point, 0 where the market has none; a handicap is that of the home side. */
export interface Selection {
  market: MarketKind;
  line: number;
  pick: Pick;
}

export interface OfferedMarket {
  kind: MarketKind;
  /** The return that prices are made for, in thousandths; rounding down leaves at most this. */
  target: number;
  /** Lines that may be offered, and how many of them are. */
  lines: readonly number[];
  shown: number;
}

/** Decimal odds in hundredths. */
export interface PricedSelection {
  pick: Pick;
  odds: number;
}

export interface Market {
  kind: MarketKind;
  line: number;
  selections: PricedSelection[];
}
