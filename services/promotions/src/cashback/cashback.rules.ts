import type { GameType } from '#libs/events';
import { fit } from '#libs/money';

/** Rates of a new database by game type, in millionths of the valid bet; the service adds missing ones at start. */
export const defaultRatesPpm: Readonly<Record<GameType, number>> = {
  RNG: 8000,
  FISH: 8000,
  LIVE: 5000,
  PVP: 5000,
  SPORTS: 6000,
  ESPORTS: 6000,
  LOTT: 3000,
  ELOTT: 3000,
};

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
