import type { CardHandResponse } from '../../../src/card-room/dto/card-room.contract.js';
import { replayed } from '../../../src/card-room/rules/hand.js';
import { dealtHands, shuffleLabel } from '../../../src/card-room/rules/shuffle.js';
import { keepsCommitment, verifiedIntegers } from '../../../src/outcome/verifier.js';

/** What the page knew of a hand before its seed was revealed. */
export interface KnownBefore {
  commitment: string;
  clientSeed: string;
}

/**
 * Deals and plays a finished hand again with the server's rules and our own hashing: the seed keeps its commitment, our seed is
 * one of the shuffle's, and every move was legal with the cards that were dealt.
 */
export function handHolds(hand: CardHandResponse, known: KnownBefore = hand): boolean {
  const { id, size, serverSeed, clientSeeds, moves = [], seats = [], cards = [], order = [] } = hand;
  if (serverSeed === undefined || !clientSeeds) return false;
  if (!keepsCommitment(serverSeed, known.commitment) || !clientSeeds.includes(known.clientSeed)) return false;
  const clientSeed = shuffleLabel(id, clientSeeds);
  try {
    const end = replayed(dealtHands(size, verifiedIntegers({ serverSeed, clientSeed, nonce: 0 })), moves);
    const own = seats.findIndex(({ isYou }) => isYou);
    return end.order.join() === order.join() && end.hands[own]?.join() === cards.join();
  } catch {
    return false;
  }
}
