import type { Transfer } from './hand.js';

export interface StakeTerms {
  /** Minor units of one unit of the payments. */
  unit: bigint;
  /** The stake of a seat, which is the most that it can lose. */
  buyIn: bigint;
  /** The house's part of what a seat wins, in basis points. */
  rakeBp: number;
}

export interface SeatResult {
  /** What the seat won or lost before the rake. */
  net: bigint;
  rake: bigint;
  /** What comes back to the player: the stake and the result. */
  payout: bigint;
}

/**
 * Results of all seats, in their order; the nets add up to nothing. Payments are made in their order, and a seat that
 * has nothing left pays nothing more.
 */
export function resultsOf(seats: number, transfers: readonly Transfer[], terms: StakeTerms): SeatResult[] {
  const held = new Array<bigint>(seats).fill(terms.buyIn);
  for (const { from, to, units } of transfers) {
    const owed = BigInt(units) * terms.unit;
    const paid = owed < held[from]! ? owed : held[from]!;
    held[from]! -= paid;
    held[to]! += paid;
  }
  return held.map((amount) => {
    const net = amount - terms.buyIn;
    const rake = net > 0n ? (net * BigInt(terms.rakeBp)) / 10_000n : 0n;
    return { net, rake, payout: amount - rake };
  });
}
