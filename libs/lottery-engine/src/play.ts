import type { LayoutId } from './layouts.js';

/**
 * The part of a result that a play looks at, as a list of texts: the values of slots (default: all), of them those at
 * `entries`, joined into one text, cut, and split into digits. Values too short for a cut drop out.
 */
export interface View {
  slots?: readonly string[];
  entries?: readonly number[];
  join?: true;
  cut?: { tail: number } | { head: number } | { from: number; to: number };
  split?: true;
}

/** One number of a view, computed from its list. `with` is the argument of those that take one. */
export interface ValueOf {
  view: View;
  reduce: Reduction;
  with?: number;
}

export type Reduction =
  | 'first'
  | 'sum'
  | 'span'
  | 'compareEnds'
  | 'countFrom'
  | 'countOdd'
  | 'middle'
  | 'modulo'
  | 'bull'
  | 'form3'
  | 'form5'
  | 'groupSum'
  | 'sortedNumber'
  | 'tripleOrSum';

export interface Symbols {
  from: number;
  to: number;
  /** Digits of a symbol in text. */
  width: number;
}

/** A view whose hits pay a tier of its own. */
export interface Bag {
  tier: string;
  view: View;
}

/** Numbers of `digits` digits that occur in bags. A pick is charged as `charge` lines. */
export interface NumbersRule {
  kind: 'numbers';
  digits: number;
  /** Digits 1–6 for dice; absent: 0–9. */
  symbols?: Symbols;
  bags: readonly Bag[];
  charge: number;
  /** Any order of the digits wins; the tier is `<bag>:<permutations of the pick>`. */
  anyOrder?: true;
  /** Absent: each hit pays. Otherwise once, if the hits are so many; `byCount` pays the tier `<bag>:<hits>`. */
  hits?: { atLeast: number } | { exactly: number } | 'byCount';
}

/** A digit or ball at positions, each a line of its own. */
export interface EachRule {
  kind: 'each';
  symbols: Symbols;
  positions: readonly View[];
}

/** A prize of a pair: so many of its two numbers are among the values that a view shows. */
export interface Rank {
  tier: string;
  view: View;
  hits: 1 | 2;
  /** The view shows nothing but the pair, in its order. */
  inOrder?: true;
}

/** Balls in order: one set per position, no ball twice in a line. */
export interface SequenceRule {
  kind: 'sequence';
  symbols: Symbols;
  view: View;
  length: number;
  /** Of pairs: a line wins the first rank that it fulfils, whichever comes first in the result. */
  ranks?: readonly Rank[];
}

/** Every choice of `choose` of the picks is a line; its tier goes by how many of them the view shows. */
export interface SubsetRule {
  kind: 'subset';
  symbols: Symbols;
  choose: number;
  view: View;
  /** Tier by the number of the line's picks that occur. */
  tiers: Readonly<Record<number, string>>;
  /** All picks of the line must occur, and the tier goes by how often they do in all. */
  byOccurrences?: true;
}

/** Digits by how often they occur: each role takes `choose` digits that occur `times` times. */
export interface RolesRule {
  kind: 'roles';
  symbols: Symbols;
  view: View;
  roles: readonly { times: number; choose: number }[];
  /** One set of digits serves every role. */
  pool?: true;
}

export interface Option {
  code: string;
  /** Index into `values`; absent: the first. */
  value?: number;
  /** The values that win, by tier. */
  wins: Readonly<Record<string, readonly number[]>>;
  refunds?: readonly number[];
  /** Lines charged; absent: one. */
  lines?: number;
}

export interface OptionsRule {
  kind: 'options';
  values: readonly ValueOf[];
  options: readonly Option[];
}

export type Rule = NumbersRule | EachRule | SequenceRule | SubsetRule | RolesRule | OptionsRule;

/** A tier that pays: fixed odds ×1000, or odds of the series by the chance of one line. */
export interface Tier {
  code: string;
  odds: number | SeriesOdds;
}

/** The chance of a line is `win` of `total`, and `refunds` of `total` return the stake. */
export interface SeriesOdds {
  win: number;
  total: number;
  refunds?: number;
}

/** What a representative pick wins over all results: the sum of times per tier, and of refunded lines. */
export interface Proof {
  pick: string;
  lines: number;
  total: bigint;
  wins: Readonly<Record<string, bigint>>;
  refunds?: bigint;
}

export interface Play {
  code: string;
  group: string;
  layout: LayoutId;
  rule: Rule;
  tiers: readonly Tier[];
  /** Lines that one bet may have at most. */
  maxLines: number;
  /** One entry for each class of picks that differ in their chances; none: the play cannot be switched on. */
  proof: readonly Proof[];
}
