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
}

/** By a key: number of scatters or coins, or set of new wild reels. */
export type MeanVarianceByKey = Map<number, MeanVariance>;

export const nothing = (): MeanVariance => ({ cases: 0n, hits: 0n, sum: 0n, squares: 0n, max: 0n });

export function collect(meanVariance: Iterable<MeanVariance>): MeanVariance {
  const all = nothing();
  for (const { cases, hits, sum, squares, max } of meanVariance) {
    all.cases += cases;
    all.hits += hits;
    all.sum += sum;
    all.squares += squares;
    if (max > all.max) all.max = max;
  }
  return all;
}

/** The same cases, each paying so much more. */
export function shifted({ cases, hits, sum, squares, max }: MeanVariance, by: bigint): MeanVariance {
  if (by === 0n) return { cases, hits, sum, squares, max };
  return {
    cases,
    hits: cases,
    sum: sum + cases * by,
    squares: squares + 2n * by * sum + cases * by * by,
    max: max + by,
  };
}
