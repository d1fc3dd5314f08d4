import type { Payments, Weighted } from '../math-model/math-model.types.js';

/** The data of a game whose rounds are stored in a weighted outcome table. The generator plays it, the tuner weighs its rounds. */
export interface TabledModel {
  readonly id: string;
  readonly reels: number;
  readonly rows: number;
  /** Symbols that a reel may show at once, each as likely; absent: always `rows`. */
  readonly heights?: readonly number[];
  readonly wins:
    | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] }
    | { readonly kind: 'ways' }
    /** So many neighbours, or so many anywhere; the highest count that is reached pays. */
    | { readonly kind: 'cluster' | 'anywhere'; readonly least: number };
  readonly stakeUnits: number;
  /** How often each symbol lands on a cell: on every reel, or reel by reel. */
  readonly cells: Readonly<Record<string, number | readonly number[]>>;
  readonly pays: Readonly<Record<string, Payments>>;
  readonly wild?: { readonly symbol: string };
  readonly scatter?: { readonly symbol: string; readonly pays: Payments };
  readonly mystery?: { readonly reveals: Readonly<Record<string, number>> };
  /** Winning cells are cleared and the symbols above fall; each fall takes the next multiplier. */
  readonly cascade?: { readonly steps: readonly number[]; readonly freeSteps?: readonly number[] };
  /** Wilds move one reel to the left while the other reels turn again. */
  readonly walking?: { readonly most: number };
  readonly freeSpins?: TabledFreeSpins;
  readonly pick?: { readonly picks: number; readonly prizes: readonly Weighted<'units'>[] };
  readonly wheel?: { readonly segments: readonly Weighted<'units'>[] };
  /** A win may be doubled or lost, so many times in a row. */
  readonly gamble?: { readonly most: number };
  /** Highest win of one round, in stakes. */
  readonly cap: number;
  readonly modes: readonly TableMode[];
}

export interface TabledFreeSpins {
  readonly awards: Payments;
  readonly cap: number;
  readonly times?: number;
  /** Wilds that land stay to the end. */
  readonly sticky?: boolean;
  /** One paying symbol, drawn before the first spin, covers each reel on which it lands. */
  readonly special?: readonly string[];
  /** The multiplier of cascades is not taken back between spins. */
  readonly keepsMultiplier?: boolean;
}

export type ModeName = 'base' | 'buy';

export interface TableMode {
  readonly name: ModeName;
  /** What a round of this mode costs, in stakes. */
  readonly price: number;
  /** Rounds in the table. */
  readonly rows: number;
  /** The return the tuner reaches exactly, in hundredths of a percent. */
  readonly aim: number;
  /** Share of rounds that win, in thousandths; absent: as the generator yields them. */
  readonly hits?: number;
}
