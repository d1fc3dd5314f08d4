/** What a shot at this animal can win, in stakes. One number below `outOf` decides; past the weights the shot misses. */
export interface Prey {
  id: string;
  outOf: number;
  awards: readonly { times: number; weight: number }[];
}

/** The animals of a water. Which of them are in view, and where, is a matter of the page: a shot is at a kind. */
export interface FishModel {
  id: string;
  prey: readonly Prey[];
}

export interface ShotOutcome {
  prey: string;
  /** Stakes won; 0 is a miss. */
  times: number;
}
