import { cellsOf } from '../math-model/grid-wins.js';
import type { Cell, Grid, IntegerSource } from '../math-model/math-model.types.js';
import { keyOf } from './group-wins.js';
import type { TabledModel } from './tabled-model.types.js';

export const MYSTERY = 'M';

interface Drum {
  symbols: string[];
  /** Running sums of the weights. */
  upTo: number[];
}

const prepared = new WeakMap<TabledModel, Drum[]>();

/** One symbol of this reel. */
export function symbolOn(model: TabledModel, reel: number, draw: IntegerSource): string {
  const { symbols, upTo } = drumsOf(model)[reel]!;
  const ticket = draw(upTo.at(-1)!);
  let at = 0;
  while (ticket >= upTo[at]!) at++;
  return symbols[at]!;
}

export function newGrid(model: TabledModel, draw: IntegerSource, held?: readonly Cell[]): Grid {
  const wild = model.wild?.symbol;
  return Array.from({ length: model.reels }, (_, reel) => {
    const height = model.heights ? model.heights[draw(model.heights.length)]! : model.rows;
    return Array.from({ length: height }, (__, row) =>
      held?.some(([r, at]) => r === reel && at === row) ? wild! : symbolOn(model, reel, draw),
    );
  });
}

/** The winning cells are gone, what was above them falls, new symbols come from the top. */
export function fallen(
  model: TabledModel,
  grid: Grid,
  cleared: ReadonlySet<number>,
  draw: IntegerSource,
): Grid {
  return grid.map((column, reel) => {
    const left = column.filter((_, row) => !cleared.has(keyOf(reel, row)));
    const fresh = Array.from({ length: column.length - left.length }, () => symbolOn(model, reel, draw));
    return [...fresh, ...left];
  });
}

/** Every mystery cell turns into the same symbol; undefined where none has landed. */
export function revealed(
  model: TabledModel,
  grid: Grid,
  draw: IntegerSource,
): { symbol: string; grid: Grid } | undefined {
  if (!model.mystery || cellsOf(grid, MYSTERY).length === 0) return undefined;
  const symbol = weightedKey(model.mystery.reveals, draw);
  return { symbol, grid: grid.map((column) => column.map((one) => (one === MYSTERY ? symbol : one))) };
}

export function weightedKey(weights: Readonly<Record<string, number>>, draw: IntegerSource): string {
  const entries = Object.entries(weights);
  let ticket = draw(entries.reduce((sum, [, weight]) => sum + weight, 0));
  return entries.find(([, weight]) => (ticket -= weight) < 0)![0];
}

function drumsOf(model: TabledModel): Drum[] {
  const known = prepared.get(model);
  if (known) return known;
  const drums = Array.from({ length: model.reels }, (_, reel): Drum => {
    const drum: Drum = { symbols: [], upTo: [] };
    let sum = 0;
    for (const [symbol, weights] of Object.entries(model.cells)) {
      const weight = typeof weights === 'number' ? weights : (weights[reel] ?? 0);
      if (weight === 0) continue;
      drum.symbols.push(symbol);
      drum.upTo.push((sum += weight));
    }
    return drum;
  });
  prepared.set(model, drums);
  return drums;
}
