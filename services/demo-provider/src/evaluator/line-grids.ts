import type { MathModel } from '../math-model/math-model.types.js';
import type { MeanVariance, MeanVarianceByKey } from './mean-variance.js';
import { keyCounts, type ReelWindows } from './windows.js';

/** A line still running after some reels: the symbol it runs on (or −1 while only wilds were seen), its wilds so far. */
interface Run {
  rows: readonly number[];
  symbol: number;
  leading: number;
  wilds: number;
}

interface Tally {
  cases: number;
  hits: number;
  sum: number;
  squares: number;
  max: number;
  /** Cases that pay the maximum. */
  tops: number;
}

/**
 * Full enumeration of all stops, cut short where no line runs any more: the rest can then only add to the key, in a
 * number of ways known beforehand. Counts stay below 2^53, which is checked, so plain numbers are exact here.
 */
export function lineGrids(
  mathModel: MathModel,
  lines: readonly (readonly number[])[],
  reels: ReelWindows[],
): MeanVarianceByKey {
  const walk = new LineWalk(mathModel, reels);
  const runs = lines.map((rows): Run => ({ rows, symbol: -1, leading: 0, wilds: 0 }));
  walk.from(0, runs, 1, 0, 0);
  return walk.result();
}

class LineWalk {
  private readonly names: string[];
  /** Codes of cells that hold no paying symbol. */
  private readonly wild: number;
  private readonly neither: number;
  private readonly codes: { symbols: number[]; stops: number; key: number }[][];
  private readonly payments: number[][];
  private readonly own: number[];
  private readonly multipliers: number[];
  private readonly rest: [key: number, ways: number][][];
  private readonly gains: Float64Array;
  private readonly tallies: Tally[] = [];

  constructor(mathModel: MathModel, reels: ReelWindows[]) {
    const wild = mathModel.wild?.symbol;
    this.names = Object.keys(mathModel.pays).filter((name) => name !== wild);
    this.wild = this.names.length;
    this.neither = this.names.length + 1;
    this.gains = new Float64Array(mathModel.rows * (this.names.length + 2));
    const codeOf = (name: string) =>
      name === wild ? this.wild : this.names.includes(name) ? this.names.indexOf(name) : this.neither;
    this.codes = reels.map(({ windows }) =>
      windows.map(({ symbols, stops, key }) => ({ symbols: symbols.map(codeOf), stops, key })),
    );
    const upTo = (pays: Readonly<Record<number, number>> | undefined) =>
      Array.from({ length: mathModel.reels + 1 }, (_, count) => pays?.[count] ?? 0);
    this.payments = this.names.map((name) => upTo(mathModel.pays[name]));
    this.own = upTo(wild === undefined ? undefined : mathModel.pays[wild]);
    const multiplier = mathModel.wild?.multiplier ?? 1;
    this.multipliers = Array.from({ length: mathModel.reels + 1 }, (_, wilds) => multiplier ** wilds);
    this.rest = reels.map((_, reel) => [...keyCounts(reels, reel)]);
    this.rest.push([[0, 1]]);
  }

  from(reel: number, runs: Run[], ways: number, key: number, paid: number): void {
    if (runs.length === 0) {
      for (const [more, times] of this.rest[reel]!) this.count(key + more, ways * times, paid);
      return;
    }
    if (reel === this.codes.length - 1) return this.lastReel(reel, runs, ways, key, paid);
    for (const window of this.codes[reel]!) {
      const running: Run[] = [];
      let ended = paid;
      for (const run of runs) {
        const { rows, symbol, leading, wilds } = run;
        const here = window.symbols[rows[reel]!]!;
        if (here === this.wild)
          running.push({ rows, symbol, leading: symbol < 0 ? leading + 1 : leading, wilds: wilds + 1 });
        else if (here === symbol) running.push(run);
        else if (symbol < 0 && here !== this.neither) running.push({ rows, symbol: here, leading, wilds });
        else ended += this.payout(symbol, leading, wilds, reel);
      }
      this.from(reel + 1, running, ways * window.stops, key + window.key, ended);
    }
  }

  /** What a cell of the last reel adds depends on its row and symbol alone, so lines are summed once, not for each stop. */
  private lastReel(reel: number, runs: Run[], ways: number, key: number, paid: number): void {
    const { gains, wild } = this;
    const width = this.names.length + 2;
    gains.fill(0);
    let ended = paid;
    for (const { rows, symbol, leading, wilds } of runs) {
      const row = rows[reel]! * width;
      const alone = this.payout(symbol, leading, wilds, reel);
      ended += alone;
      const before = symbol < 0 ? leading + 1 : leading;
      gains[row + wild]! += this.payout(symbol, before, wilds + 1, reel + 1) - alone;
      if (symbol >= 0) gains[row + symbol]! += this.payout(symbol, leading, wilds, reel + 1) - alone;
      else
        for (let any = 0; any < wild; any++)
          gains[row + any]! += this.payout(any, leading, wilds, reel + 1) - alone;
    }
    for (const { symbols, stops, key: own } of this.codes[reel]!) {
      let total = ended;
      for (let row = 0; row < symbols.length; row++) total += gains[row * width + symbols[row]!]!;
      this.count(key + own, ways * stops, total);
    }
  }

  private payout(symbol: number, leading: number, wilds: number, length: number): number {
    const own = this.own[leading]!;
    if (symbol < 0) return own;
    return Math.max(own, this.payments[symbol]![length]! * this.multipliers[wilds]!);
  }

  private count(key: number, ways: number, paid: number): void {
    const tally = (this.tallies[key] ??= { cases: 0, hits: 0, sum: 0, squares: 0, max: 0, tops: 0 });
    tally.cases += ways;
    if (paid === 0) return;
    tally.hits += ways;
    tally.sum += ways * paid;
    tally.squares += ways * paid * paid;
    if (paid > tally.max) [tally.max, tally.tops] = [paid, 0];
    if (paid === tally.max) tally.tops += ways;
  }

  result(): MeanVarianceByKey {
    const counted = this.tallies.flatMap((tally, key): [number, MeanVariance][] => [[key, exact(tally)]]);
    return new Map(counted);
  }
}

function exact(tally: Tally): MeanVariance {
  // Sums only increase, so a safe final value proves that every earlier step was exact.
  if (!Object.values(tally).every(Number.isSafeInteger)) throw new RangeError('a count went beyond 2^53');
  const { cases, hits, sum, squares, max } = tally;
  const tops = BigInt(max === 0 ? cases : tally.tops);
  return {
    cases: BigInt(cases),
    hits: BigInt(hits),
    sum: BigInt(sum),
    squares: BigInt(squares),
    max: BigInt(max),
    tops: () => tops,
  };
}
