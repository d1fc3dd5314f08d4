/**
 * What the evaluator keeps of a set of equally likely cases: how many there are, how many pay, and the sum, the sum of
 * squares and the greatest of their payments. Enough for the return, the hit frequency, the variance and the highest win.
 */
export interface Moments {
  cases: bigint;
  hits: bigint;
  sum: bigint;
  squares: bigint;
  greatest: bigint;
}

/** By a key: number of scatters or coins, or set of new wild reels. */
export type MomentsByKey = Map<number, Moments>;

export const nothing = (): Moments => ({ cases: 0n, hits: 0n, sum: 0n, squares: 0n, greatest: 0n });

export function collect(moments: Iterable<Moments>): Moments {
  const all = nothing();
  for (const { cases, hits, sum, squares, greatest } of moments) {
    all.cases += cases;
    all.hits += hits;
    all.sum += sum;
    all.squares += squares;
    if (greatest > all.greatest) all.greatest = greatest;
  }
  return all;
}

/** The same cases, each paying so much more. */
export function shifted({ cases, hits, sum, squares, greatest }: Moments, by: bigint): Moments {
  if (by === 0n) return { cases, hits, sum, squares, greatest };
  return {
    cases,
    hits: cases,
    sum: sum + cases * by,
    squares: squares + 2n * by * sum + cases * by * by,
    greatest: greatest + by,
  };
}
