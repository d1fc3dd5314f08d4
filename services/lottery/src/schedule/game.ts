export interface LocalisedName {
  vi: string;
  en: string;
}

interface Common {
  code: string;
  name: LocalisedName;
  /** VN: follows a Vietnamese draw; ELOTT: our own fast draws. */
  area: 'VN' | 'ELOTT';
  region?: 'NORTH' | 'CENTRAL' | 'SOUTH';
  /** Seconds before the draw at which betting closes: before the first ball. */
  closeLeadSeconds: number;
}

/** Draws at one time of day, on some weekdays. */
export interface CalendarGame extends Common {
  rhythm: 'calendar';
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Minutes after local midnight. */
  drawMinutes: number;
}

/** Draws all day long, one every `periodSeconds`, which divides a day. */
export interface FastGame extends Common {
  rhythm: 'fast';
  periodSeconds: number;
}

export type Game = CalendarGame | FastGame;
