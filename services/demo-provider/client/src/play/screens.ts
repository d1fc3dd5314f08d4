import type { Cell, SpinResult, Step, SymbolKey, Win } from '../../../src/play/dto/play.contract.js';

/** One stop of the reels, whether the first of a round or one of its features. */
export interface Screen {
  readonly grid: SymbolKey[][];
  readonly wins: Win[];
  readonly amount: string;
  readonly expanded?: number[];
  readonly mystery?: SymbolKey;
  readonly special?: SymbolKey;
  readonly covered?: number[];
  readonly sticky?: Cell[];
  readonly capped?: boolean;
}

/** The grid as it counts: wilds that grew and special symbols fill their reels, mystery cells are turned. */
export const countedGrid = ({ grid, expanded = [], mystery, special, covered = [] }: Screen): SymbolKey[][] =>
  grid.map((column, reel) => {
    if (expanded.includes(reel)) return column.map(() => 'W');
    if (special !== undefined && covered.includes(reel)) return column.map(() => special);
    return mystery === undefined ? column : column.map((key) => (key === 'M' ? mystery : key));
  });

/** Cells that give way to others. */
export const clearedCells = ({ wins }: Screen): Cell[] => {
  const cells = cellsOf(wins.filter(({ kind }) => kind !== 'scatter'));
  return [...new Map(cells.map((cell) => [cell.join(), cell])).values()];
};

export const cellsOf = (wins: readonly Win[]): Cell[] => wins.flatMap((win) => win.cells);

/** Paylines of these wins, each once, limited to a distinguishable number. */
export function linesOf(wins: readonly Win[], lines: readonly number[][] = [], most = 5): number[][] {
  const indexes = new Set(wins.filter((win) => win.kind === 'line').map((win) => win.line ?? -1));
  return [...indexes]
    .slice(0, most)
    .map((index) => lines[index])
    .filter((rows) => rows !== undefined);
}

export interface Feature {
  readonly kind: Step['kind'];
  readonly steps: Step[];
}

/** Whether more than falling symbols follows the first grid. */
export const hasFeature = ({ steps }: Pick<SpinResult, 'steps'>): boolean =>
  steps.some(({ kind }) => kind !== 'cascade');

/** Steps of one kind that follow each other are one feature; falls of a free spin belong to the free spins. */
export function featuresOf({ steps }: Pick<SpinResult, 'steps'>): Feature[] {
  const features: { kind: Step['kind']; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = features.at(-1);
    if (last?.kind === step.kind || (last?.kind === 'free' && step.kind === 'cascade')) last.steps.push(step);
    else features.push({ kind: step.kind, steps: [step] });
  }
  return features;
}

export const sumOf = (amounts: readonly { amount: string }[]): bigint =>
  amounts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
