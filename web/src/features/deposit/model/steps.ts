import type { TagTone } from '~/ui/chip';
import type { DepositStatus } from '../api/deposit.api';

export type StepState = 'done' | 'now' | 'next' | 'failed';

export const STEP_KEYS = ['created', 'waiting', 'bank', 'credited'] as const;

/** How far each state has come along: created, waiting for the transfer, seen by the bank, credited. */
const REACHED: Record<DepositStatus, number> = {
  CREATED: 1,
  PENDING: 1,
  REVIEW: 2,
  SUCCESS: 4,
  FAILED: 1,
  EXPIRED: 1,
};

export function stepStates(status: DepositStatus): StepState[] {
  const ended = status === 'FAILED' || status === 'EXPIRED';
  return STEP_KEYS.map((_, i) => {
    if (i < REACHED[status]) return 'done';
    if (i > REACHED[status]) return 'next';
    return ended ? 'failed' : 'now';
  });
}

export const TONES: Record<DepositStatus, TagTone> = {
  CREATED: 'info',
  PENDING: 'info',
  REVIEW: 'gold',
  SUCCESS: 'win',
  FAILED: 'loss',
  EXPIRED: 'plain',
};
