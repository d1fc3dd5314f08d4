import type { Rank } from './play.js';
import type { Prepared } from './prepared.js';

/** The first rank that a pair fulfils, or one number of it where the result does not show the other. */
export const rankOf = (
  ranks: readonly Rank[],
  numbers: readonly number[],
  prepared: Prepared,
): Rank | undefined =>
  ranks.find(({ view, hits, inOrder }) => {
    const shown = prepared.shown(view);
    if (inOrder)
      return shown.length === numbers.length && shown.every((text, at) => Number(text) === numbers[at]);
    const counts = prepared.counts(view);
    return numbers.filter((number) => (counts[number] ?? 0) > 0).length >= hits;
  });

/** The most pairs of so many first and second numbers that one result can raise to a rank. */
export function mostOfRank({ hits, inOrder }: Rank, values: number, firsts: number, seconds: number): number {
  if (inOrder) return 1;
  const [shownFirsts, shownSeconds] = [Math.min(values, firsts), Math.min(values, seconds)];
  const both = shownFirsts * shownSeconds;
  if (hits === 2) return Math.min(both, values * (values - 1));
  return shownFirsts * seconds + shownSeconds * firsts - both;
}
