import type { TagTone } from '~/ui/chip';

export type StepState = 'done' | 'now' | 'next' | 'failed';

export const STEP_KEYS = ['created', 'waiting', 'bank', 'credited'] as const;

/** How far each status has come along: created, waiting for the transfer, seen by the bank, credited. */
const REACHED: Record<string, number> = { PENDING: 1, ARRIVED: 2, REVIEW: 2, CREDITED: 4 };

export function stepStates(status: string): StepState[] {
  const reached = REACHED[status];
  return STEP_KEYS.map((_, i) => {
    if (reached === undefined) return i === 0 ? 'done' : i === 1 ? 'failed' : 'next';
    return i < reached ? 'done' : i === reached ? 'now' : 'next';
  });
}

const TONES: Record<string, TagTone> = {
  PENDING: 'info',
  ARRIVED: 'info',
  REVIEW: 'gold',
  CREDITED: 'win',
  REFUSED: 'loss',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
};
export const toneOf = (status: string): TagTone => TONES[status] ?? 'plain';

export const KNOWN_STATUSES = [
  'PENDING',
  'ARRIVED',
  'REVIEW',
  'CREDITED',
  'REFUSED',
  'EXPIRED',
  'CANCELLED',
] as const;
type Known = (typeof KNOWN_STATUSES)[number];
export const statusKey = (status: string): Known | 'OTHER' =>
  (KNOWN_STATUSES as readonly string[]).includes(status) ? (status as Known) : 'OTHER';
