import type { BetCategory } from '#libs/events';

/** What earns points; each type has its own ratio. */
export type PointType = 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'deposit';

const byCategory: Record<BetCategory, PointType | undefined> = {
  LIVE: 'live',
  LOTT: 'lott',
  ELOTT: 'lott',
  PVP: 'pvp',
  RNG: 'rng',
  FISH: 'rng',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCK_FIGHT: 'sports',
  JACKPOT: undefined,
};

/** Points know five types of play; other categories count with the closest one, and a share of a jackpot with none. */
export function pointTypeOf(category: BetCategory): PointType | undefined {
  return byCategory[category];
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
