import type { Result } from '#libs/lottery-engine';

/** What is stored. Scheduled, open and closed follow from the times of a pending draw. */
export type StoredState = 'PENDING' | 'DRAWN' | 'SETTLED' | 'VOID';
export type DrawState = 'SCHEDULED' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'SETTLED' | 'VOID';

export interface Draw {
  gameCode: string;
  numero: string;
  /** `2026-11-21` */
  businessDay: string;
  openAt: Date;
  closeAt: Date;
  drawAt: Date;
  state: StoredState;
  /** Of the result; 0 where there is none. */
  version: number;
  voidReason: string | null;
}

export const voidReasons = [
  'NOT_COMMITTED',
  'COMMITMENT_BROKEN',
  'CLOCK_LATE',
  'BEACON_MISSING',
  'RESULT_MISSING',
  'OPERATOR',
] as const;
export type VoidReason = (typeof voidReasons)[number];

export type ResultSource = 'OWN' | 'FEED' | 'OPERATORS';

export interface DrawnResult {
  gameCode: string;
  numero: string;
  version: number;
  result: Result;
  source: ResultSource;
  enteredBy: string[];
  drawnAt: Date;
}

export function stateAt({ state, openAt, closeAt }: Draw, now: Date): DrawState {
  if (state !== 'PENDING') return state;
  if (now < openAt) return 'SCHEDULED';
  return now < closeAt ? 'OPEN' : 'CLOSED';
}
