import type { Cell, SpinResult, Step, SymbolKey, Win } from '../../../src/play/dto/play.contract.js';

/** One stop of the reels, whether the first of a round or one of its features. */
export interface Screen {
  readonly grid: SymbolKey[][];
  readonly wins: Win[];
  readonly amount: string;
  readonly expanded?: number[];
}

/** The grid as it counts: wilds that grew fill their reels. */
export const countedGrid = ({ grid, expanded = [] }: Screen): SymbolKey[][] =>
  grid.map((column, reel) => (expanded.includes(reel) ? column.map(() => 'W') : column));

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

/** Steps of one kind that follow each other are one feature. */
export function featuresOf({ steps }: Pick<SpinResult, 'steps'>): Feature[] {
  const features: { kind: Step['kind']; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = features.at(-1);
    if (last?.kind === step.kind) last.steps.push(step);
    else features.push({ kind: step.kind, steps: [step] });
  }
  return features;
}

export const sumOf = (amounts: readonly { amount: string }[]): bigint =>
  amounts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
