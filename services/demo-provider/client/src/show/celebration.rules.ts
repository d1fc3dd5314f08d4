export type Tier = 0 | 1 | 2;

/** Wins of 15, 40 and 100 stakes are celebrated, each more than the one before; smaller ones only counted. */
export function tierOf(multiple: number): Tier | undefined {
  if (multiple >= 100) return 2;
  if (multiple >= 40) return 1;
  return multiple >= 15 ? 0 : undefined;
}

export const COUNT_UP: Record<Tier, number> = { 0: 2200, 1: 3100, 2: 4000 };
export const SMALL_COUNT_UP = { normal: 800, turbo: 350 } as const;
export const PARTICLES_END = 4200;
