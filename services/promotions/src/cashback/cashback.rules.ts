import { fit } from '#libs/money';

const million = 1_000_000n;

/** What a valid bet accrues, in millionths of a minor unit: exact, so that nothing is lost bet by bet. */
export function accrual(validBet: bigint, ratePpm: number): bigint {
  return validBet * BigInt(ratePpm);
}

export interface Pot {
  microAmount: bigint;
}

/** What the pots hold that can be claimed: each is truncated once, and one below zero (after a void) counts nothing. */
export function claimable(pots: readonly Pot[]): bigint {
  return pots.reduce(
    (sum, { microAmount }) => (microAmount > 0n ? fit(sum + microAmount / million) : sum),
    0n,
  );
}
