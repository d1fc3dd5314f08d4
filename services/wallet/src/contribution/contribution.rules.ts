export const contributionScopes = ['DEFAULT', 'TYPE', 'GAME'] as const;
export type ContributionScope = (typeof contributionScopes)[number];

/** How much of a valid bet counts towards the turnover of a bonus: of its game, else of its type, else the default. */
export interface Contribution {
  scope: ContributionScope;
  /** The game or the type; empty for the default. */
  key: string;
  /** Millionths of the valid bet. */
  ppm: number;
  /** Counts the changes: who changes it has seen the latest. */
  version: number;
}

export interface ContributionChange {
  scope: ContributionScope;
  key: string;
  /** Null where a game had no share of its own. */
  before: number | null;
  after: number | null;
  reason: string;
  changedBy: string;
  changedAt: Date;
}

/** A game may lose its own share; null does that. The version of a game without one is 0. */
export interface ContributionTarget {
  scope: ContributionScope;
  key: string;
  ppm: number | null;
  version: number;
}

export interface ContributionOrder extends ContributionTarget {
  reason: string;
  /** Who proposed it. */
  operatorId: string;
}

/** As operators read it; four decimals hold every millionth. */
export const percentOf = (ppm: number): string => `${ppm / 10_000}%`;

export const ppmOf = (percent: string | undefined): number | null =>
  percent === undefined ? null : Math.round(Number(percent.slice(0, -1)) * 10_000);
