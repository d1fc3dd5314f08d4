import { cellsOf, countOf, lineWins, scatterWins, waysWins } from '../math-model/grid-wins.js';
import type {
  Cell,
  Grid,
  GridWin,
  IntegerSource,
  Outcome,
  SpinGrid,
} from '../math-model/math-model.types.js';
import { fallen, newGrid, revealed } from './cell-grid.js';
import { anywhereWins, clusterWins, keyOf } from './group-wins.js';
import { rowIntegers } from './row-integers.js';
import type { ModeName, TabledModel } from './tabled-model.types.js';

/** The stored round with this number: the same on every machine, so that a table needs to keep no grids. */
export function roundOfRow(model: TabledModel, mode: ModeName, row: number): Outcome {
  return generate(model, mode, rowIntegers(`${model.id}/${mode}`, row));
}

export function generate(model: TabledModel, mode: ModeName, draw: IntegerSource): Outcome {
  const grids = falls(model, { kind: 'base', grid: baseGrid(model, mode, draw), draw });
  if (model.walking) grids.push(...walks(model, grids[0]!, model.walking.most, draw));
  const last = grids.at(-1)!;
  const scatters = model.scatter ? countOf(last.grid, model.scatter.symbol) : 0;
  const spins = model.freeSpins?.awards[scatters] ?? 0;
  if (spins > 0) {
    grids[0]!.freeSpinsAwarded = spins;
    grids.push(...freeSpins(model, spins, draw));
  }
  if (scatters >= 3 && model.pick) grids.push(picked(model.pick, draw));
  if (scatters >= 3 && model.wheel) grids.push(turned(model.wheel, draw));
  return limited(grids, model.cap * model.stakeUnits);
}

/** A bought round begins with the scatters of its feature, on reels that the numbers choose. */
function baseGrid(model: TabledModel, mode: ModeName, draw: IntegerSource): Grid {
  const grid = newGrid(model, draw);
  if (mode === 'base' || !model.scatter) return grid;
  const { symbol } = model.scatter;
  const plain = Object.keys(model.pays).filter((one) => one !== model.wild?.symbol);
  for (const [reel, row] of cellsOf(grid, symbol)) grid[reel]![row] = plain[draw(plain.length)]!;
  const reels = grid.map((_, reel) => reel);
  const needed = Number(Object.keys(model.freeSpins!.awards)[0]);
  for (let i = 0; i < needed; i++) {
    const [reel] = reels.splice(draw(reels.length), 1);
    const column = grid[reel!]!;
    column[draw(column.length)] = symbol;
  }
  return grid;
}

interface Fall {
  kind: SpinGrid['kind'];
  grid: Grid;
  draw: IntegerSource;
  times?: number;
  special?: string;
  /** Falls before this spin whose multiplier is kept. */
  kept?: number;
}

/** One grid with what it pays and, where winning cells are cleared, every grid that follows from it. */
function falls(model: TabledModel, { kind, grid, draw, times = 1, special, kept = 0 }: Fall): SpinGrid[] {
  const steps = (kind === 'free' ? model.cascade?.freeSteps : undefined) ?? model.cascade?.steps ?? [1];
  const first = counted(model, kind, grid, times * steps[Math.min(kept, steps.length - 1)]!, {
    draw,
    special,
  });
  const grids = [first];
  if (!model.cascade) return grids;
  for (let last = first, fall = kept + 1; ; fall++) {
    const cleared = new Set(
      last.wins.filter(clears).flatMap(({ cells }) => cells.map((cell) => keyOf(...cell))),
    );
    if (cleared.size === 0 || grids.length > MOST_FALLS) return grids;
    last = counted(
      model,
      'cascade',
      fallen(model, seen(last), cleared, draw),
      times * steps[Math.min(fall, steps.length - 1)]!,
      { draw },
    );
    grids.push(last);
  }
}

const MOST_FALLS = 24;

/** Scatters stay, so that they can still be joined by others. */
const clears = ({ kind }: GridWin) => kind !== 'scatter';

/** The grid after its mystery cells have turned. */
const seen = ({ grid, mystery }: SpinGrid): Grid =>
  mystery === undefined ? grid : grid.map((column) => column.map((one) => (one === 'M' ? mystery : one)));

function counted(
  model: TabledModel,
  kind: SpinGrid['kind'],
  grid: Grid,
  times: number,
  { draw, special }: { draw: IntegerSource; special?: string },
): SpinGrid {
  const mystery = revealed(model, grid, draw);
  const shown = mystery?.grid ?? grid;
  const wins = winsOf(model, shown);
  // A scatter pays when it lands, not again with each fall.
  if (kind !== 'cascade') wins.push(...scatterWins(model, shown));
  const covered = special === undefined ? [] : coveredReels(model, shown, special);
  if (covered.length > 0) wins.push(...coveredWins(model, shown, special!, covered));
  if (times !== 1)
    for (const win of wins) {
      win.units *= times;
      win.multiplier = (win.multiplier ?? 1) * times;
    }
  return {
    kind,
    grid,
    wins,
    units: wins.reduce((sum, win) => sum + win.units, 0),
    ...(times !== 1 && { multiplier: times }),
    ...(mystery && { mystery: mystery.symbol }),
    ...(special !== undefined && { special }),
    ...(covered.length > 0 && { covered }),
  };
}

function winsOf(model: TabledModel, grid: Grid): GridWin[] {
  const { wins } = model;
  if (wins.kind === 'lines') return lineWins(model, wins.lines, grid);
  if (wins.kind === 'ways') return waysWins(model, grid);
  return wins.kind === 'cluster'
    ? clusterWins(model, grid, wins.least)
    : anywhereWins(model, grid, wins.least);
}

/** Reels with the special symbol, if they are enough of them to pay: not only neighbours. */
function coveredReels(model: TabledModel, grid: Grid, special: string): number[] {
  const reels = grid.flatMap((column, reel) => (column.includes(special) ? [reel] : []));
  return (model.pays[special]?.[reels.length] ?? 0) > 0 ? reels : [];
}

function coveredWins(model: TabledModel, grid: Grid, special: string, reels: number[]): GridWin[] {
  if (model.wins.kind !== 'lines') return [];
  const units = model.pays[special]![reels.length]! * model.wins.lines.length;
  const cells = reels.flatMap((reel) => grid[reel]!.map((_, row): Cell => [reel, row]));
  return [{ kind: 'anywhere', symbol: special, count: reels.length, cells, units }];
}

function walks(model: TabledModel, base: SpinGrid, most: number, draw: IntegerSource): SpinGrid[] {
  const wild = model.wild!.symbol;
  const grids: SpinGrid[] = [];
  let last = base;
  while (grids.length < most) {
    const wilds = cellsOf(last.grid, wild);
    if (wilds.length === 0) break;
    last.sticky = wilds;
    const held = wilds.flatMap(([reel, row]): Cell[] => (reel > 0 ? [[reel - 1, row]] : []));
    if (held.length === 0) break;
    last = counted(model, 'walk', newGrid(model, draw, held), 1, { draw });
    grids.push(last);
  }
  return grids;
}

function freeSpins(model: TabledModel, awarded: number, draw: IntegerSource): SpinGrid[] {
  const { times = 1, sticky, special: specials, keepsMultiplier, awards, cap } = model.freeSpins!;
  const special = specials && specials[draw(specials.length)]!;
  const grids: SpinGrid[] = [];
  let held: Cell[] = [];
  let kept = 0;
  let total = awarded;
  for (let played = 1; played <= total; played++) {
    const grid = newGrid(model, draw, held);
    const spin = falls(model, { kind: 'free', grid, draw, times, kept, ...(special && { special }) });
    const [first] = spin;
    const more = Math.min(awards[countOf(spin.at(-1)!.grid, model.scatter!.symbol)] ?? 0, cap - total);
    if (more > 0) first!.freeSpinsAwarded = more;
    total += more;
    first!.freeSpinsLeft = total - played;
    if (sticky) first!.sticky = held = cellsOf(grid, model.wild!.symbol);
    if (keepsMultiplier) kept += spin.length - 1;
    grids.push(...spin);
  }
  return grids;
}

function picked(pick: NonNullable<TabledModel['pick']>, draw: IntegerSource): SpinGrid {
  const prizes = Array.from({ length: pick.picks }, () => ({
    units: weightedUnits(pick.prizes, draw).units,
  }));
  const units = prizes.reduce((sum, prize) => sum + prize.units, 0);
  return { kind: 'pick', grid: [], wins: [], units, prizes };
}

function turned(wheel: NonNullable<TabledModel['wheel']>, draw: IntegerSource): SpinGrid {
  const { at, units } = weightedUnits(wheel.segments, draw);
  return { kind: 'wheel', grid: [], wins: [], units, segment: at };
}

function weightedUnits(
  entries: readonly { units: number; weight: number }[],
  draw: IntegerSource,
): { at: number; units: number } {
  let ticket = draw(entries.reduce((sum, { weight }) => sum + weight, 0));
  const at = entries.findIndex(({ weight }) => (ticket -= weight) < 0);
  return { at, units: entries[at]!.units };
}

/** A round ends at the grid that reaches its win limit, and pays the limit. */
function limited(grids: SpinGrid[], most: number): Outcome {
  let units = 0;
  for (const [i, grid] of grids.entries()) {
    units += grid.units;
    if (units < most) continue;
    grid.units -= units - most;
    if (units > most || i < grids.length - 1) grid.capped = true;
    return { spinGrids: grids.slice(0, i + 1) as Outcome['spinGrids'], units: most };
  }
  return { spinGrids: grids as Outcome['spinGrids'], units };
}
