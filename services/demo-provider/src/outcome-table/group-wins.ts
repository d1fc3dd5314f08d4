import { cellsOf, countOf } from '../math-model/grid-wins.js';
import type { Cell, Grid, GridWin, Payments } from '../math-model/math-model.types.js';
import type { TabledModel } from './tabled-model.types.js';

/** Groups of neighbours, each symbol by itself; a wild belongs to every group it touches. */
export function clusterWins(model: TabledModel, grid: Grid, least: number): GridWin[] {
  const wild = model.wild?.symbol;
  const wins: GridWin[] = [];
  const seen = new Set<number>();
  for (let reel = 0; reel < grid.length; reel++)
    for (let row = 0; row < grid[reel]!.length; row++) {
      const symbol = grid[reel]![row]!;
      const payments = model.pays[symbol];
      if (!payments || seen.has(keyOf(reel, row))) continue;
      const cells = groupOf(grid, [reel, row], symbol, wild);
      for (const [r, at] of cells) if (grid[r]![at] === symbol) seen.add(keyOf(r, at));
      const units = cells.length < least ? 0 : paidFor(payments, cells.length);
      if (units > 0) wins.push({ kind: 'cluster', symbol, count: cells.length, cells, units });
    }
  return wins;
}

/** A number of its own for each cell: no reel is higher than sixteen. */
export const keyOf = (reel: number, row: number): number => reel * 16 + row;

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

function groupOf(grid: Grid, start: Cell, symbol: string, wild: string | undefined): Cell[] {
  const inGroup = new Set([keyOf(...start)]);
  const cells: Cell[] = [start];
  for (let i = 0; i < cells.length; i++) {
    const [reel, row] = cells[i]!;
    for (const [right, down] of NEIGHBOURS) {
      const here = grid[reel + right]?.[row + down];
      if (here === undefined || (here !== symbol && here !== wild)) continue;
      const key = keyOf(reel + right, row + down);
      if (inGroup.has(key)) continue;
      inGroup.add(key);
      cells.push([reel + right, row + down]);
    }
  }
  return cells;
}

/** Equal symbols wherever they stand; wilds count for each symbol. */
export function anywhereWins(model: TabledModel, grid: Grid, least: number): GridWin[] {
  const wilds = model.wild ? cellsOf(grid, model.wild.symbol) : [];
  const wins: GridWin[] = [];
  for (const [symbol, payments] of Object.entries(model.pays)) {
    const own = countOf(grid, symbol);
    if (own === 0 || own + wilds.length < least) continue;
    const cells = [...cellsOf(grid, symbol), ...wilds];
    const units = paidFor(payments, cells.length);
    if (units > 0) wins.push({ kind: 'anywhere', symbol, count: cells.length, cells, units });
  }
  return wins;
}

/** What the highest count that is reached pays. */
function paidFor(payments: Payments, count: number): number {
  let units = 0;
  for (const [from, paid] of Object.entries(payments)) if (Number(from) <= count) units = paid;
  return units;
}
