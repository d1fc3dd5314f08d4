import { rankOf, TWO, type Card } from './cards.js';

/** Dealt hands that win without a play, the best first. */
export const INSTANT_WINS = ['DRAGON_RUN', 'FOUR_TWOS', 'FIVE_PAIR_RUN', 'SIX_PAIRS'] as const;

export type InstantWin = (typeof INSTANT_WINS)[number];

export function instantWinOf(hand: readonly Card[]): InstantWin | undefined {
  const counts = new Array<number>(TWO + 1).fill(0);
  for (const card of hand) counts[rankOf(card)]!++;
  const holds: Record<InstantWin, () => boolean> = {
    DRAGON_RUN: () => counts.slice(0, TWO).every((count) => count > 0),
    FOUR_TWOS: () => counts[TWO] === 4,
    FIVE_PAIR_RUN: () => longestPairRun(counts) >= 5,
    SIX_PAIRS: () => counts.reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6,
  };
  return INSTANT_WINS.find((name) => holds[name]());
}

function longestPairRun(counts: readonly number[]): number {
  let longest = 0;
  let present = 0;
  for (const count of counts.slice(0, TWO)) {
    present = count >= 2 ? present + 1 : 0;
    longest = Math.max(longest, present);
  }
  return longest;
}
