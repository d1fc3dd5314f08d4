import { holdRound } from './hold.js';
import { countOf, lineWins, scatterWins, waysWins } from './grid-wins.js';
import type { Grid, IntegerSource, MathModel, Outcome, SpinGrid, GridWin } from './math-model.types.js';

interface Reels {
  base: string[][];
  free: string[][];
}

const prepared = new WeakMap<MathModel, Reels>();

/**
 * One whole round, features included: the same data and the same numbers always give the same outcome.
 * Knows neither stake nor player; payments are in units of the stake.
 */
export function playRound(mathModel: MathModel, draw: IntegerSource): Outcome {
  const reels = reelsOf(mathModel);
  const base = turn(mathModel, reels.base, draw, { kind: 'base', times: 1 });
  const spinGrids: [SpinGrid, ...SpinGrid[]] = [base];
  if (mathModel.wildRespins && base.expanded)
    spinGrids.push(...wildRespins(mathModel, base, reels.base, draw));
  if (mathModel.freeSpins) spinGrids.push(...freeSpins(mathModel, base, reels.free, draw));
  if (mathModel.hold) spinGrids.push(...holdRound(mathModel, mathModel.hold, base, draw));
  return { spinGrids, units: spinGrids.reduce((sum, spinGrid) => sum + spinGrid.units, 0) };
}

/** The payout of so many units for this stake. Exact: a stake is a whole multiple of the model's units. */
export function payoutOf(mathModel: Pick<MathModel, 'stakeUnits'>, units: number, stake: bigint): bigint {
  const stakeUnits = BigInt(mathModel.stakeUnits);
  if (stake % stakeUnits !== 0n)
    throw new RangeError(`a stake must be a multiple of ${stakeUnits} minor units`);
  return (stake / stakeUnits) * BigInt(units);
}

function reelsOf(mathModel: MathModel): Reels {
  const known = prepared.get(mathModel);
  if (known) return known;
  const split = (strips: readonly string[]) => strips.map((strip) => strip.split(' '));
  const base = split(mathModel.strips);
  const reels = { base, free: mathModel.freeSpins?.strips ? split(mathModel.freeSpins.strips) : base };
  prepared.set(mathModel, reels);
  return reels;
}

interface Turn {
  kind: SpinGrid['kind'];
  times: number;
  /** Wild reels that do not turn. */
  held?: number[];
}

function turn(
  mathModel: MathModel,
  strips: string[][],
  draw: IntegerSource,
  { kind, times, held = [] }: Turn,
): SpinGrid {
  const wild = mathModel.wild?.symbol;
  const grid = strips.map((strip, reel) =>
    held.includes(reel)
      ? Array<string>(mathModel.rows).fill(wild!)
      : windowOf(strip, draw(strip.length), mathModel.rows),
  );
  const expanded = expandedReels(mathModel, grid, kind);
  const seen = expanded.length
    ? grid.map((reel, r) => (expanded.includes(r) ? reel.map(() => wild!) : reel))
    : grid;
  const wins: GridWin[] =
    mathModel.wins.kind === 'lines'
      ? lineWins(mathModel, mathModel.wins.lines, seen)
      : waysWins(mathModel, seen);
  wins.push(...scatterWins(mathModel, grid));
  if (times !== 1) for (const win of wins) multiply(win, times);
  const spinGrid: SpinGrid = { kind, grid, wins, units: wins.reduce((sum, win) => sum + win.units, 0) };
  if (expanded.length) spinGrid.expanded = expanded;
  if (times !== 1) spinGrid.multiplier = times;
  return spinGrid;
}

function windowOf(strip: string[], stop: number, rows: number): string[] {
  const window = new Array<string>(rows);
  for (let row = 0; row < rows; row++) window[row] = strip[(stop + row) % strip.length]!;
  return window;
}

function expandedReels(mathModel: MathModel, grid: Grid, kind: SpinGrid['kind']): number[] {
  const { wild, wildRespins } = mathModel;
  if (!wild) return [];
  const grows = wild.expanding === 'always' || (wild.expanding === 'free' && kind === 'free');
  if (!grows && !wildRespins) return [];
  return grid.flatMap((reel, r) =>
    (grows || wildRespins!.reels.includes(r)) && reel.includes(wild.symbol) ? [r] : [],
  );
}

function multiply(win: GridWin, times: number): void {
  win.units *= times;
  win.multiplier = (win.multiplier ?? 1) * times;
}

function wildRespins(
  mathModel: MathModel,
  base: SpinGrid,
  strips: string[][],
  draw: IntegerSource,
): SpinGrid[] {
  const spinGrids: SpinGrid[] = [];
  let held: number[] = [];
  for (let last = base; (last.expanded?.length ?? 0) > held.length; spinGrids.push(last)) {
    held = last.expanded!;
    last = turn(mathModel, strips, draw, { kind: 'respin', times: 1, held });
  }
  return spinGrids;
}

function freeSpins(
  mathModel: MathModel,
  base: SpinGrid,
  strips: string[][],
  draw: IntegerSource,
): SpinGrid[] {
  const { awards, retriggers, cap, multiplier } = mathModel.freeSpins!;
  const awarded = awards[countOf(base.grid, mathModel.scatter!.symbol)] ?? 0;
  if (awarded === 0) return [];
  base.freeSpinsAwarded = awarded;
  const spinGrids: SpinGrid[] = [];
  let total = Math.min(awarded, cap);
  while (spinGrids.length < total) {
    const times = timesOf(multiplier, spinGrids.length, draw);
    const spinGrid = turn(mathModel, strips, draw, { kind: 'free', times });
    const more = Math.min(retriggers[countOf(spinGrid.grid, mathModel.scatter!.symbol)] ?? 0, cap - total);
    if (more > 0) spinGrid.freeSpinsAwarded = more;
    total += more;
    spinGrids.push(spinGrid);
    spinGrid.freeSpinsLeft = total - spinGrids.length;
  }
  return spinGrids;
}

function timesOf(
  multiplier: NonNullable<MathModel['freeSpins']>['multiplier'],
  played: number,
  draw: IntegerSource,
): number {
  if (multiplier.kind === 'fixed') return multiplier.times;
  if (multiplier.kind === 'rising') return multiplier.steps[Math.min(played, multiplier.steps.length - 1)]!;
  let ticket = draw(multiplier.table.reduce((sum, entry) => sum + entry.weight, 0));
  return multiplier.table.find((entry) => (ticket -= entry.weight) < 0)!.times;
}
