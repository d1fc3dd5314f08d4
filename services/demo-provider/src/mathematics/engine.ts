import { holdRound } from './hold.js';
import { countOf, lineWins, scatterWins, waysWins } from './screen-wins.js';
import type { Grid, IntegerSource, Mathematics, Outcome, Screen, ScreenWin } from './mathematics.types.js';

interface Reels {
  base: string[][];
  free: string[][];
}

const prepared = new WeakMap<Mathematics, Reels>();

/**
 * One whole round, features included: the same data and the same numbers always give the same outcome.
 * Knows neither stake nor player; payments are in units of the stake.
 */
export function playRound(mathematics: Mathematics, draw: IntegerSource): Outcome {
  const reels = reelsOf(mathematics);
  const base = turn(mathematics, reels.base, draw, { kind: 'base', times: 1 });
  const screens: [Screen, ...Screen[]] = [base];
  if (mathematics.wildRespins && base.expanded)
    screens.push(...wildRespins(mathematics, base, reels.base, draw));
  if (mathematics.freeSpins) screens.push(...freeSpins(mathematics, base, reels.free, draw));
  if (mathematics.hold) screens.push(...holdRound(mathematics, mathematics.hold, base, draw));
  return { screens, units: screens.reduce((sum, screen) => sum + screen.units, 0) };
}

/** What so many units of this stake are worth. Exact: a stake is a whole multiple of the mathematics' units. */
export function worthOf(mathematics: Mathematics, units: number, stake: bigint): bigint {
  const stakeUnits = BigInt(mathematics.stakeUnits);
  if (stake % stakeUnits !== 0n)
    throw new RangeError(`a stake must be a multiple of ${stakeUnits} minor units`);
  return (stake / stakeUnits) * BigInt(units);
}

function reelsOf(mathematics: Mathematics): Reels {
  const known = prepared.get(mathematics);
  if (known) return known;
  const split = (strips: readonly string[]) => strips.map((strip) => strip.split(' '));
  const base = split(mathematics.strips);
  const reels = { base, free: mathematics.freeSpins?.strips ? split(mathematics.freeSpins.strips) : base };
  prepared.set(mathematics, reels);
  return reels;
}

interface Turn {
  kind: Screen['kind'];
  times: number;
  /** Wild reels that do not turn. */
  held?: number[];
}

function turn(
  mathematics: Mathematics,
  strips: string[][],
  draw: IntegerSource,
  { kind, times, held = [] }: Turn,
): Screen {
  const wild = mathematics.wild?.symbol;
  const grid = strips.map((strip, reel) =>
    held.includes(reel)
      ? Array<string>(mathematics.rows).fill(wild!)
      : windowOf(strip, draw(strip.length), mathematics.rows),
  );
  const expanded = expandedReels(mathematics, grid, kind);
  const seen = expanded.length
    ? grid.map((reel, r) => (expanded.includes(r) ? reel.map(() => wild!) : reel))
    : grid;
  const wins: ScreenWin[] =
    mathematics.wins.kind === 'lines'
      ? lineWins(mathematics, mathematics.wins.lines, seen)
      : waysWins(mathematics, seen);
  wins.push(...scatterWins(mathematics, grid));
  if (times !== 1) for (const win of wins) multiply(win, times);
  const screen: Screen = { kind, grid, wins, units: wins.reduce((sum, win) => sum + win.units, 0) };
  if (expanded.length) screen.expanded = expanded;
  if (times !== 1) screen.multiplier = times;
  return screen;
}

function windowOf(strip: string[], stop: number, rows: number): string[] {
  const window = new Array<string>(rows);
  for (let row = 0; row < rows; row++) window[row] = strip[(stop + row) % strip.length]!;
  return window;
}

function expandedReels(mathematics: Mathematics, grid: Grid, kind: Screen['kind']): number[] {
  const { wild, wildRespins } = mathematics;
  if (!wild) return [];
  const grows = wild.expanding === 'always' || (wild.expanding === 'free' && kind === 'free');
  if (!grows && !wildRespins) return [];
  return grid.flatMap((reel, r) =>
    (grows || wildRespins!.reels.includes(r)) && reel.includes(wild.symbol) ? [r] : [],
  );
}

function multiply(win: ScreenWin, times: number): void {
  win.units *= times;
  win.multiplier = (win.multiplier ?? 1) * times;
}

function wildRespins(
  mathematics: Mathematics,
  base: Screen,
  strips: string[][],
  draw: IntegerSource,
): Screen[] {
  const screens: Screen[] = [];
  let held: number[] = [];
  for (let last = base; (last.expanded?.length ?? 0) > held.length; screens.push(last)) {
    held = last.expanded!;
    last = turn(mathematics, strips, draw, { kind: 'respin', times: 1, held });
  }
  return screens;
}

function freeSpins(
  mathematics: Mathematics,
  base: Screen,
  strips: string[][],
  draw: IntegerSource,
): Screen[] {
  const { awards, retriggers, cap, multiplier } = mathematics.freeSpins!;
  const awarded = awards[countOf(base.grid, mathematics.scatter!.symbol)] ?? 0;
  if (awarded === 0) return [];
  base.freeSpinsAwarded = awarded;
  const screens: Screen[] = [];
  let total = Math.min(awarded, cap);
  while (screens.length < total) {
    const times = timesOf(multiplier, screens.length, draw);
    const screen = turn(mathematics, strips, draw, { kind: 'free', times });
    const more = Math.min(retriggers[countOf(screen.grid, mathematics.scatter!.symbol)] ?? 0, cap - total);
    if (more > 0) screen.freeSpinsAwarded = more;
    total += more;
    screens.push(screen);
    screen.freeSpinsLeft = total - screens.length;
  }
  return screens;
}

function timesOf(
  multiplier: NonNullable<Mathematics['freeSpins']>['multiplier'],
  played: number,
  draw: IntegerSource,
): number {
  if (multiplier.kind === 'fixed') return multiplier.times;
  if (multiplier.kind === 'rising') return multiplier.steps[Math.min(played, multiplier.steps.length - 1)]!;
  let ticket = draw(multiplier.table.reduce((sum, entry) => sum + entry.weight, 0));
  return multiplier.table.find((entry) => (ticket -= entry.weight) < 0)!.times;
}
