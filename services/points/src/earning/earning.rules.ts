/** What earns points; each type has its own ratio. */
export type PointType = 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'deposit';

/**
 * Ratios of a new database; the service adds missing ones at start. Minor units of valid bet (or deposit) for one point,
 * 0 is off; for `redeem`: points for one unit of currency.
 */
export const defaultRatios: Readonly<Record<PointType | 'redeem', bigint>> = {
  live: 2_000_000n,
  lott: 2_000_000n,
  pvp: 2_000_000n,
  rng: 1_000_000n,
  sports: 1_000_000n,
  deposit: 0n,
  redeem: 100n,
};

const byGameType: Record<string, PointType> = {
  LIVE: 'live',
  LOTT: 'lott',
  ELOTT: 'lott',
  PVP: 'pvp',
  RNG: 'rng',
  FISH: 'rng',
  SPORTS: 'sports',
  ESPORTS: 'sports',
};

/** Points know five game types; the other game types count with the closest one. */
export function pointTypeOf(gameType: string): PointType | undefined {
  return byGameType[gameType];
}

export interface Earning {
  points: bigint;
  /** Minor units carried over; negative until later turnover covers a void. */
  remainder: bigint;
}

/**
 * Turns turnover into points: one point per `ratio` minor units, the rest is carried over.
 * A void reduces the remainder only, never earned points. A ratio of 0 earns nothing and carries nothing over.
 */
export function earn(remainder: bigint, turnover: bigint, ratio: bigint): Earning {
  if (ratio === 0n) return { points: 0n, remainder };
  const total = remainder + turnover;
  if (total < ratio) return { points: 0n, remainder: total };
  return { points: total / ratio, remainder: total % ratio };
}
