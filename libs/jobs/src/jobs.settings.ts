export interface JobsSettings {
  /** Seconds between looks for expired and deserted jobs; 30 by default. */
  superviseSeconds?: number;
}

export const JOBS_SETTINGS = Symbol('JOBS_SETTINGS');
