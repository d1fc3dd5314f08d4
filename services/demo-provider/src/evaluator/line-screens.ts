import type { Mathematics } from '../mathematics/mathematics.types.js';
import type { Moments, MomentsByKey } from './moments.js';
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
  greatest: number;
}

/**
 * Full enumeration of all stops, cut short where no line runs any more: the rest can then only add to the key, in a
 * number of ways known beforehand. Counts stay below 2^53, which is checked, so plain numbers are exact here.
 */
export function lineScreens(
  mathematics: Mathematics,
  lines: readonly (readonly number[])[],
  reels: ReelWindows[],
): MomentsByKey {
  const walk = new LineWalk(mathematics, reels);
  const runs = lines.map((rows): Run => ({ rows, symbol: -1, leading: 0, wilds: 0 }));
  walk.from(0, runs, 1, 0, 0);
  return walk.result();
}

const WILD = -2;
const NEITHER = -3;

class LineWalk {
  private readonly names: string[];
  private readonly codes: { symbols: number[]; stops: number; key: number }[][];
  private readonly payments: number[][];
  private readonly own: number[];
  private readonly rest: [key: number, ways: number][][];
  private readonly tallies = new Map<number, Tally>();

  constructor(
    private readonly mathematics: Mathematics,
    reels: ReelWindows[],
  ) {
    const wild = mathematics.wild?.symbol;
    this.names = Object.keys(mathematics.pays).filter((name) => name !== wild);
    const codeOf = (name: string) =>
      name === wild ? WILD : this.names.includes(name) ? this.names.indexOf(name) : NEITHER;
    this.codes = reels.map(({ windows }) =>
      windows.map(({ symbols, stops, key }) => ({ symbols: symbols.map(codeOf), stops, key })),
    );
    const upTo = (pays: Readonly<Record<number, number>> | undefined) =>
      Array.from({ length: mathematics.reels + 1 }, (_, count) => pays?.[count] ?? 0);
    this.payments = this.names.map((name) => upTo(mathematics.pays[name]));
    this.own = upTo(wild === undefined ? undefined : mathematics.pays[wild]);
    this.rest = reels.map((_, reel) => [...keyCounts(reels, reel)]);
    this.rest.push([[0, 1]]);
  }

  from(reel: number, runs: Run[], ways: number, key: number, paid: number): void {
    if (runs.length === 0 || reel === this.codes.length) {
      const total = runs.reduce((sum, run) => sum + this.worth(run, reel), paid);
      for (const [more, times] of this.rest[reel]!) this.count(key + more, ways * times, total);
      return;
    }
    if (reel === this.codes.length - 1) return this.lastReel(reel, runs, ways, key, paid);
    for (const window of this.codes[reel]!) {
      const running: Run[] = [];
      let ended = paid;
      for (const run of runs) {
        const symbol = window.symbols[run.rows[reel]!]!;
        if (symbol === WILD)
          running.push({
            rows: run.rows,
            symbol: run.symbol,
            leading: run.symbol < 0 ? run.leading + 1 : run.leading,
            wilds: run.wilds + 1,
          });
        else if (symbol >= 0 && (run.symbol === -1 || run.symbol === symbol))
          running.push({ rows: run.rows, symbol, leading: run.leading, wilds: run.wilds });
        else ended += this.worth(run, reel);
      }
      this.from(reel + 1, running, ways * window.stops, key + window.key, ended);
    }
  }

  /** What a cell of the last reel adds depends on its row and symbol alone, so lines are summed once, not for each stop. */
  private lastReel(reel: number, runs: Run[], ways: number, key: number, paid: number): void {
    const gains = Array.from({ length: this.mathematics.rows }, () =>
      new Array<number>(this.names.length).fill(0),
    );
    const wildGains = new Array<number>(this.mathematics.rows).fill(0);
    let ended = paid;
    for (const run of runs) {
      const row = run.rows[reel]!;
      const alone = this.worth(run, reel);
      ended += alone;
      const wild =
        run.symbol < 0
          ? { ...run, leading: run.leading + 1, wilds: run.wilds + 1 }
          : { ...run, wilds: run.wilds + 1 };
      wildGains[row]! += this.worth(wild, reel + 1) - alone;
      for (const symbol of run.symbol < 0 ? this.names.keys() : [run.symbol])
        gains[row]![symbol]! += this.worth({ ...run, symbol }, reel + 1) - alone;
    }
    for (const window of this.codes[reel]!) {
      let total = ended;
      for (let row = 0; row < gains.length; row++) {
        const symbol = window.symbols[row]!;
        total += symbol === WILD ? wildGains[row]! : symbol === NEITHER ? 0 : gains[row]![symbol]!;
      }
      this.count(key + window.key, ways * window.stops, total);
    }
  }

  private worth(run: Run, length: number): number {
    const own = this.own[run.leading]!;
    if (run.symbol < 0) return own;
    const substituted =
      this.payments[run.symbol]![length]! * (this.mathematics.wild?.multiplier ?? 1) ** run.wilds;
    return Math.max(own, substituted);
  }

  private count(key: number, ways: number, paid: number): void {
    let tally = this.tallies.get(key);
    if (!tally) this.tallies.set(key, (tally = { cases: 0, hits: 0, sum: 0, squares: 0, greatest: 0 }));
    tally.cases += ways;
    if (paid === 0) return;
    tally.hits += ways;
    tally.sum += ways * paid;
    tally.squares += ways * paid * paid;
    if (paid > tally.greatest) tally.greatest = paid;
  }

  result(): MomentsByKey {
    return new Map([...this.tallies].map(([key, tally]): [number, Moments] => [key, exact(tally)]));
  }
}

function exact(tally: Tally): Moments {
  // All sums only ever grow, so a safe last value means that every step before it was exact.
  if (!Object.values(tally).every(Number.isSafeInteger)) throw new RangeError('a count went beyond 2^53');
  const { cases, hits, sum, squares, greatest } = tally;
  return {
    cases: BigInt(cases),
    hits: BigInt(hits),
    sum: BigInt(sum),
    squares: BigInt(squares),
    greatest: BigInt(greatest),
  };
}
