export interface JobsSettings {
  /** Seconds between looks for expired and deserted jobs; 30 by default. */
  superviseSeconds?: number;
  /** Lower bound of the seconds between polls of a queue; 1 by default. */
  minPollSeconds?: number;
}

export const JOBS_SETTINGS = Symbol('JOBS_SETTINGS');
