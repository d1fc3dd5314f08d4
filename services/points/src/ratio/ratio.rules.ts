import type { PointType } from '../earning/earning.rules.js';

/** `redeem` is the price of money in points; every other ratio is what earns a point. */
export const ratioTypes = ['live', 'lott', 'pvp', 'rng', 'sports', 'deposit', 'redeem'] as const;
export type RatioType = PointType | 'redeem';

/**
 * Ratios of a new database; the service adds missing types at start. Minor units of valid bet (or deposit) for one point,
 * 0 is off; for `redeem`: points for one unit of currency.
 */
export const defaultRatios: Readonly<Record<RatioType, bigint>> = {
  live: 2_000_000n,
  lott: 2_000_000n,
  pvp: 2_000_000n,
  rng: 1_000_000n,
  sports: 1_000_000n,
  deposit: 0n,
  redeem: 100n,
};

/**
 * Milliseconds before a new ratio may take effect. A bet that was settled before the change is counted by the old ratio
 * wherever it is, so consumers must know of the change before the first bet that it applies to.
 */
export const leadMs = 60_000;

export interface RatioScope {
  type: RatioType;
  /** Empty: every brand without a ratio of its own. */
  merchantCode: string;
}

export interface RatioChange extends RatioScope {
  ratio: bigint;
  validFrom: Date;
  changedBy: string | null;
  changedAt: Date;
}

export interface RatioProposal extends RatioScope {
  /** Whole number, as {@link RatioChange}. */
  ratio: string;
  /** As soon as a ratio may, where it is missing. */
  validFrom: string | undefined;
  /** How many ratios of the scope the operator has seen. */
  version: number;
  reason: string;
}
