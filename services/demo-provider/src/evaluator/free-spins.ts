import type { FreeSpinMultiplier, FreeSpins } from '../math-model/math-model.types.js';
import type { Feature } from './feature.js';
import { collect, type MeanVariance, type MeanVarianceByKey } from './mean-variance.js';
import { Rational } from './rational.js';

interface Times {
  mean: bigint;
  square: bigint;
  max: bigint;
  /** Weight of the highest multiplier. */
  maxWeight: bigint;
}

interface State {
  mean: bigint;
  square: bigint;
  max: bigint;
}

/**
 * Free spins by number of spins awarded at first. Runs backwards over (spins played, spins granted): a spin's multiplier
 * is independent of its grid, and later spins depend on it only through what it grants. Values after `played` spins are
 * kept over (cases × weights) ^ (cap − played), so that whole numbers stay whole.
 */
export function freeSpinFeatures(
  freeSpins: FreeSpins,
  spinGrids: MeanVarianceByKey,
  cases: bigint,
): (granted: number) => Feature {
  const grants = new Map<number, MeanVariance[]>();
  for (const [scatters, meanVariance] of spinGrids) {
    const more = freeSpins.retriggers[scatters] ?? 0;
    grants.set(more, [...(grants.get(more) ?? []), meanVariance]);
  }
  const classes = [...grants].map(([more, meanVariance]) => ({ more, ...collect(meanVariance) }));
  const { weights, at } = multiplierOf(freeSpins.multiplier);
  const base = cases * weights;
  const { cap } = freeSpins;
  const powers = [1n];
  for (let i = 1; i <= cap; i++) powers.push(powers[i - 1]! * base);

  const known = new Map<number, State>();
  const value = (played: number, granted: number): State => {
    if (played === granted) return { mean: 0n, square: 0n, max: 0n };
    const id = played * (cap + 1) + granted;
    const seen = known.get(id);
    if (seen) return seen;
    const times = at(played);
    const scale = powers[cap - played - 1]!;
    const state: State = { mean: 0n, square: 0n, max: 0n };
    for (const { more, cases: ways, sum, squares, max } of classes) {
      if (ways === 0n) continue;
      const next = value(played + 1, Math.min(cap, granted + more));
      state.mean += times.mean * sum * scale + ways * weights * next.mean;
      state.square +=
        times.square * squares * scale + 2n * times.mean * sum * next.mean + ways * weights * next.square;
      const reach = times.max * max + next.max;
      if (reach > state.max) state.max = reach;
    }
    known.set(id, state);
    return state;
  };
  // The chance of the highest payment over the same powers: every spin on a way to it pays its own highest.
  const tops = new Map<number, bigint>();
  const topOf = (played: number, granted: number): bigint => {
    if (played === granted) return powers[cap - played]!;
    const id = played * (cap + 1) + granted;
    const seen = tops.get(id);
    if (seen !== undefined) return seen;
    const times = at(played);
    const best = value(played, granted).max;
    let sum = 0n;
    for (const { more, cases: ways, max, tops: topCases } of classes) {
      const later = Math.min(cap, granted + more);
      if (ways === 0n || times.max * max + value(played + 1, later).max !== best) continue;
      // A spin that pays nothing pays the same with every multiplier.
      sum += topCases() * (max === 0n ? weights : times.maxWeight) * topOf(played + 1, later);
    }
    tops.set(id, sum);
    return sum;
  };
  return (granted) => {
    const first = Math.min(granted, cap);
    const { mean, square, max } = value(0, first);
    const over = (numerator: bigint) => new Rational(numerator, powers[cap]!);
    return { mean: over(mean), square: over(square), max, top: () => over(topOf(0, first)) };
  };
}

/** First and second moment of the multiplier of one spin, as whole numbers over `weights`. */
function multiplierOf(multiplier: FreeSpinMultiplier): { weights: bigint; at: (played: number) => Times } {
  const certain = (times: number): Times => ({
    mean: BigInt(times),
    square: BigInt(times) ** 2n,
    max: BigInt(times),
    maxWeight: 1n,
  });
  if (multiplier.kind === 'fixed') return { weights: 1n, at: () => certain(multiplier.times) };
  if (multiplier.kind === 'rising')
    return { weights: 1n, at: (played) => certain(multiplier.steps[played] ?? multiplier.steps.at(-1)!) };
  const entries = multiplier.table.map(({ times, weight }) => ({
    times: BigInt(times),
    weight: BigInt(weight),
  }));
  const sumOf = (payout: (entry: { times: bigint; weight: bigint }) => bigint) =>
    entries.reduce((sum, entry) => sum + payout(entry), 0n);
  const most = entries.reduce((top, { times }) => (times > top ? times : top), 0n);
  const drawn: Times = {
    mean: sumOf(({ times, weight }) => times * weight),
    square: sumOf(({ times, weight }) => times * times * weight),
    max: most,
    maxWeight: sumOf(({ times, weight }) => (times === most ? weight : 0n)),
  };
  return { weights: sumOf(({ weight }) => weight), at: () => drawn };
}
