import type { BetCategory } from '#libs/events';

/** Rates of a new database by category, in millionths of the valid bet; the service adds missing ones at start. */
export const defaultRatesPpm: Readonly<Record<BetCategory, number>> = {
  RNG: 8000,
  FISH: 8000,
  LIVE: 5000,
  PVP: 5000,
  SPORTS: 6000,
  ESPORTS: 6000,
  COCK_FIGHT: 6000,
  LOTT: 3000,
  ELOTT: 3000,
  JACKPOT: 0,
};

export const rateCategories = Object.keys(defaultRatesPpm) as BetCategory[];

/**
 * Milliseconds before a new rate may take effect. A bet that was settled before the change accrues at the old rate
 * wherever it is, so consumers must know of the change before the first bet that it applies to.
 */
export const leadMs = 60_000;

export interface RateScope {
  category: BetCategory;
  /** Empty: every vendor without a rate of its own. */
  vassalage: string;
  /** Empty: every brand without a rate of its own. */
  merchantCode: string;
}

export interface RateChange extends RateScope {
  ratePpm: number;
  validFrom: Date;
  changedBy: string | null;
  changedAt: Date;
}

export interface RateProposal extends RateScope {
  ratePpm: number;
  /** As soon as a rate may, where it is missing. */
  validFrom: string | undefined;
  /** How many rates of the scope the operator has seen. */
  version: number;
  reason: string;
}
