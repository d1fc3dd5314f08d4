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
  REVERSED: 3,
};

/** `isSeen`: the transfer is on its way, although the order still waits for it to be final. */
export function stepStates(status: DepositStatus, isSeen = false): StepState[] {
  const ended = ['FAILED', 'EXPIRED', 'REVERSED'].includes(status);
  const reached = isSeen ? Math.max(REACHED[status], 2) : REACHED[status];
  return STEP_KEYS.map((_, i) => {
    if (i < reached) return 'done';
    if (i > reached) return 'next';
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
  REVERSED: 'loss',
};
