import type { MathModel } from '../math-model/math-model.types.js';
import { maxWays } from './max-ways.js';
import { once, type MeanVariance, type MeanVarianceByKey } from './mean-variance.js';
import { topWays } from './top-ways.js';
import { keyCounts, type ReelWindows } from './windows.js';

/** A window as ways see it: how often it shows each symbol, wilds counted with their multiplier. */
export interface Shown {
  counts: bigint[];
  stops: bigint;
  key: number;
}

export interface WaysTable {
  reels: Shown[][];
  /** By symbol, by length. */
  payments: bigint[][];
}

/** Sums by key. */
type Sums = Map<number, bigint>;

/**
 * Exact convolution reel by reel. The payment of a symbol is a product over reels, so first moments need one symbol at a
 * time and second moments two; hits need the set of symbols still running.
 */
export function waysGrids(mathModel: MathModel, reels: ReelWindows[]): MeanVarianceByKey {
  const table = tableOf(mathModel, reels);
  const rest = [...reels.map((_, reel) => keyCounts(reels, reel)), new Map([[0, 1]])];
  const first: Sums = new Map();
  const second: Sums = new Map();
  const symbols = table.payments.map((_, symbol) => symbol);
  for (const a of symbols) {
    const ended = endings(table, rest, a, undefined);
    for (const [key, value] of ended) add(first, key, value);
    for (const b of symbols.filter((other) => other >= a))
      for (const [key, value] of endings(table, rest, a, b)) add(second, key, a === b ? value : 2n * value);
  }
  const hits = hitCounts(table, rest);
  return new Map(
    [...rest[0]!].map(([key, cases]): [number, MeanVariance] => {
      const max = maxWays(table, key);
      const tops = once(() => (max === 0n ? BigInt(cases) : topWays(table, key, max)));
      return [
        key,
        {
          cases: BigInt(cases),
          hits: hits.get(key) ?? 0n,
          sum: first.get(key) ?? 0n,
          squares: second.get(key) ?? 0n,
          max,
          tops,
        },
      ];
    }),
  );
}

function tableOf(mathModel: MathModel, reels: ReelWindows[]): WaysTable {
  const wild = mathModel.wild;
  const names = Object.keys(mathModel.pays);
  if (wild && mathModel.pays[wild.symbol])
    throw new Error('a wild has no payment of its own where ways count');
  if (wild && reels[0]!.windows.some(({ symbols }) => symbols.includes(wild.symbol)))
    throw new Error('a wild on the first reel would stand for every symbol at once');
  const weight = BigInt(wild?.multiplier ?? 1);
  const countIn = (symbols: readonly string[], name: string) =>
    symbols.reduce((sum, symbol) => sum + (symbol === name ? 1n : symbol === wild?.symbol ? weight : 0n), 0n);
  return {
    reels: reels.map(({ windows }) =>
      windows.map(({ symbols, stops, key }) => ({
        counts: names.map((name) => countIn(symbols, name)),
        stops: BigInt(stops),
        key,
      })),
    ),
    payments: names.map((name) =>
      Array.from({ length: mathModel.reels + 1 }, (_, length) => BigInt(mathModel.pays[name]![length] ?? 0)),
    ),
  };
}

/** Sum over all grids, by key, of the payment of `a` times that of `b` (of `a` alone without `b`). */
function endings(table: WaysTable, rest: Map<number, number>[], a: number, b: number | undefined): Sums {
  const done: Sums = new Map();
  // Which of the two still run decides the state; what has ended is already multiplied in.
  let states = new Map<number, Sums>([[b === undefined ? 1 : 3, new Map([[0, 1n]])]]);
  for (let reel = 0; reel <= table.reels.length && states.size > 0; reel++) {
    const next = new Map<number, Sums>();
    for (const [running, sums] of states) {
      for (const window of table.reels[reel] ?? [undefined]) {
        const step = after(table, running, reel, window, a, b);
        if (step.factor === 0n) continue;
        for (const [key, value] of sums) {
          const amount = value * step.factor * (window?.stops ?? 1n);
          const to = key + (window?.key ?? 0);
          if (step.running) add(sumsOf(next, step.running), to, amount);
          else
            for (const [more, ways] of rest[Math.min(reel + 1, table.reels.length)]!)
              add(done, to + more, amount * BigInt(ways));
        }
      }
    }
    states = next;
  }
  return done;
}

function after(
  table: WaysTable,
  running: number,
  reel: number,
  window: Shown | undefined,
  a: number,
  b: number | undefined,
) {
  let factor = 1n;
  let still = 0;
  for (const [bit, symbol] of [
    [1, a],
    [2, b],
  ] as const) {
    if (!(running & bit) || symbol === undefined) continue;
    const here = window?.counts[symbol] ?? 0n;
    if (here > 0n) still |= bit;
    factor *= here > 0n ? here : table.payments[symbol]![reel]!;
  }
  return { factor, running: still };
}

function hitCounts(table: WaysTable, rest: Map<number, number>[]): Sums {
  const hits: Sums = new Map();
  const everything = (1 << table.payments.length) - 1;
  let states = new Map<number, Sums>([[everything, new Map([[0, 1n]])]]);
  for (let reel = 0; reel < table.reels.length; reel++) {
    const next = new Map<number, Sums>();
    for (const [running, sums] of states) {
      for (const window of table.reels[reel]!) {
        const still =
          window.counts.reduce((mask, count, symbol) => (count > 0n ? mask | (1 << symbol) : mask), 0) &
          running;
        // A longer run never pays less, so a run that has reached a paying length is a hit whatever follows.
        const pays = table.payments.some(
          (payments, symbol) => still & (1 << symbol) && payments[reel + 1]! > 0n,
        );
        for (const [key, ways] of sums) {
          const to = key + window.key;
          const cases = ways * window.stops;
          if (pays) for (const [more, times] of rest[reel + 1]!) add(hits, to + more, cases * BigInt(times));
          else if (still) add(sumsOf(next, still), to, cases);
        }
      }
    }
    states = next;
  }
  return hits;
}

const add = (sums: Sums, key: number, value: bigint) => sums.set(key, (sums.get(key) ?? 0n) + value);

function sumsOf(states: Map<number, Sums>, state: number): Sums {
  let sums = states.get(state);
  if (!sums) states.set(state, (sums = new Map()));
  return sums;
}
