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
export interface ContributionOrder {
  scope: ContributionScope;
  key: string;
  ppm: number | null;
  version: number;
  reason: string;
  operatorId: string;
}
