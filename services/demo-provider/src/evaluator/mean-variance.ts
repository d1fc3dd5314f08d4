/**
 * Statistics of a set of equally likely cases: how many there are, how many pay, and the sum, the sum of
 * squares and the maximum of their payments. They give RTP, hit frequency, variance and maximum win.
 */
export interface MeanVariance {
  cases: bigint;
  hits: bigint;
  sum: bigint;
  squares: bigint;
  max: bigint;
  /** How many cases pay the maximum; counted when it is asked for. */
  tops: () => bigint;
}

/** By a key: number of scatters or coins, or set of new wild reels. */
export type MeanVarianceByKey = Map<number, MeanVariance>;

export const nothing = (): MeanVariance => ({
  ...{ cases: 0n, hits: 0n, sum: 0n, squares: 0n, max: 0n },
  tops: () => 0n,
});

/** Computed at the first call and kept. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function collect(meanVariance: Iterable<MeanVariance>): MeanVariance {
  const all = nothing();
  const parts = [...meanVariance];
  for (const { cases, hits, sum, squares, max } of parts) {
    all.cases += cases;
    all.hits += hits;
    all.sum += sum;
    all.squares += squares;
    if (max > all.max) all.max = max;
  }
  all.tops = once(() => parts.reduce((sum, { max, tops }) => (max === all.max ? sum + tops() : sum), 0n));
  return all;
}

/** The same cases, each paying so much more. */
export function shifted(meanVariance: MeanVariance, by: bigint): MeanVariance {
  if (by === 0n) return meanVariance;
  const { cases, sum, squares, max, tops } = meanVariance;
  return {
    cases,
    hits: cases,
    sum: sum + cases * by,
    squares: squares + 2n * by * sum + cases * by * by,
    max: max + by,
    tops,
  };
}
