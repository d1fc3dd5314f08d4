import type { IntegerSource } from '../../outcome/integers.js';
import { orderOf } from '../../table-game/shoe.js';
import { HAND_SIZE, type Card } from './cards.js';

/** Names the shuffle of a hand: the players' seeds in the order of their seats, so that every seat has a share in it. */
export const shuffleLabel = (handId: string, clientSeeds: readonly string[]): string =>
  [handId, ...clientSeeds].join(':');

/** Seat n has the n-th thirteen cards of the shuffled deck. */
export function dealtHands(seats: number, integer: IntegerSource): Card[][] {
  const deck = orderOf(1, integer);
  return Array.from({ length: seats }, (_, seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
}
