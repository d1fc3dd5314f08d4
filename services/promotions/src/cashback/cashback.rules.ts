import { fit } from '#libs/money';

const million = 1_000_000n;

/** What a valid bet accrues, in millionths of a minor unit: exact, so that rounding happens once per pot. */
export function accrual(validBet: bigint, ratePpm: number): bigint {
  return validBet * BigInt(ratePpm);
}

export interface Pot {
  microAmount: bigint;
}

/** The claimable sum: each pot is truncated once, and a negative pot (after a void) counts as zero. */
export function claimable(pots: readonly Pot[]): bigint {
  return pots.reduce(
    (sum, { microAmount }) => (microAmount > 0n ? fit(sum + microAmount / million) : sum),
    0n,
  );
}
