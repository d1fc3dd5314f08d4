/** The data of one math model. The engine plays it and the evaluator computes it, without shared code. */
export interface MathModel {
  readonly id: string;
  readonly reels: number;
  readonly rows: number;
  readonly wins:
    { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] } | { readonly kind: 'ways' };
  /** A stake is so many units; every payment is a whole number of them, so that nothing is ever rounded. */
  readonly stakeUnits: number;
  /** One strip for each reel, symbols separated by spaces; the window shows `rows` of them and wraps around. */
  readonly strips: readonly string[];
  /** Units for each line or way, by how many in a row from the left. */
  readonly pays: Readonly<Record<string, Payments>>;
  readonly wild?: Wild;
  readonly scatter?: { readonly symbol: string; readonly pays: Payments };
  readonly freeSpins?: FreeSpins;
  readonly wildRespins?: { readonly reels: readonly number[] };
  readonly hold?: Hold;
}

export type Payments = Readonly<Record<number, number>>;

export interface Wild {
  readonly symbol: string;
  /** Each wild within a win multiplies it by this. */
  readonly multiplier?: number;
  /** A wild expands over its whole reel: in every grid, or in free spins only. */
  readonly expanding?: 'always' | 'free';
}

export interface FreeSpins {
  /** By number of scatters on the base grid. */
  readonly awards: Payments;
  /** By number of scatters on the grid of a free spin; the sum of all spins never exceeds `cap`. */
  readonly retriggers: Payments;
  readonly cap: number;
  /** Strips of the free spins, if they differ. */
  readonly strips?: readonly string[];
  readonly multiplier: FreeSpinMultiplier;
}

export type FreeSpinMultiplier =
  | { readonly kind: 'fixed'; readonly times: number }
  /** The first spin takes the first step, and so on; the last step holds to the end. */
  | { readonly kind: 'rising'; readonly steps: readonly number[] }
  | { readonly kind: 'random'; readonly table: readonly Weighted<'times'>[] };

export type Weighted<Name extends string> = { readonly [K in Name | 'weight']: number };

export interface Hold {
  readonly symbol: string;
  /** Coins on the base grid that trigger the feature. */
  readonly trigger: number;
  readonly respins: number;
  /** Chance of a coin in each empty cell of each respin. */
  readonly landing: { readonly chance: number; readonly of: number };
  readonly values: readonly Weighted<'units'>[];
  /** Paid on top when every cell holds a coin. */
  readonly fullUnits: number;
}

/** Uniform whole number in [0, bound). */
export type IntegerSource = (bound: number) => number;

export type Grid = string[][];
export type Cell = [reel: number, row: number];

export interface GridWin {
  kind: 'line' | 'ways' | 'scatter' | 'hold' | 'cluster' | 'anywhere';
  line?: number;
  symbol: string;
  count: number;
  ways?: number;
  multiplier?: number;
  cells: Cell[];
  units: number;
}

export interface SpinGrid {
  kind: 'base' | 'free' | 'respin' | 'hold' | 'cascade' | 'walk' | 'pick' | 'wheel';
  grid: Grid;
  wins: GridWin[];
  units: number;
  expanded?: number[];
  multiplier?: number;
  freeSpinsAwarded?: number;
  freeSpinsLeft?: number;
  respinsLeft?: number;
  coins?: { cell: Cell; units: number }[];
  /** What every mystery cell of this grid turns into. */
  mystery?: string;
  /** Wilds that stay where they are for the next grid. */
  sticky?: Cell[];
  /** The symbol that covers whole reels of this free spin, and the reels. */
  special?: string;
  covered?: number[];
  /** Prizes that a pick opens one after the other. */
  prizes?: { units: number }[];
  /** Where the wheel stops. */
  segment?: number;
  /** The win limit of a round ended it here. */
  capped?: boolean;
}

export interface Outcome {
  /** The base grid first, then those of its feature in order. */
  spinGrids: [SpinGrid, ...SpinGrid[]];
  units: number;
}
