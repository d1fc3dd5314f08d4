/** What points are earned with; each has a ratio of its own. */
export type PointType = 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'deposit';

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

/** The specification names five game types; the others count with their nearest kin. */
export function pointTypeOf(gameType: string): PointType | undefined {
  return byGameType[gameType];
}

export interface Earning {
  points: bigint;
  /** Minor units kept for next time; below zero while voided turnover is still to be made up for. */
  remainder: bigint;
}

/**
 * Turns turnover into points: one for every `ratio` minor units, the rest is kept.
 * A void takes from the remainder only, never points that were earned. A ratio of 0 earns nothing and keeps nothing.
 */
export function earn(remainder: bigint, turnover: bigint, ratio: bigint): Earning {
  if (ratio === 0n) return { points: 0n, remainder };
  const total = remainder + turnover;
  if (total < ratio) return { points: 0n, remainder: total };
  return { points: total / ratio, remainder: total % ratio };
}
