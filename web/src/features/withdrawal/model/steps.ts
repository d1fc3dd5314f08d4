import type { TagTone } from '~/ui/chip';
import type { StepState } from '~/ui/stepper';
import type { WithdrawalStatus } from '../api/withdrawal.api';

export const STEP_KEYS = ['asked', 'reviewed', 'paid', 'received'] as const;

/** How many of the steps are done in each state. */
const REACHED: Record<WithdrawalStatus, number> = {
  SUBMITTED: 1,
  RISK_REVIEW: 1,
  APPROVED: 2,
  PAYING: 2,
  DISBURSED: 3,
  NOT_RECEIVED: 3,
  RECEIVED: 4,
  AUTO_RECEIVED: 4,
  REJECTED: 1,
  CANCELLED: 1,
  RETURNED: 2,
};

const FAILED: ReadonlySet<WithdrawalStatus> = new Set<WithdrawalStatus>([
  'REJECTED',
  'CANCELLED',
  'RETURNED',
]);

/** Asked, reviewed, paid, received. */
export function stepStates(status: WithdrawalStatus): StepState[] {
  return STEP_KEYS.map((_, i) => {
    if (i < REACHED[status]) return 'done';
    if (i > REACHED[status]) return 'next';
    return FAILED.has(status) ? 'failed' : 'now';
  });
}

/** The statuses at which each step was reached, for its time. */
export const REACHED_BY: Record<(typeof STEP_KEYS)[number], readonly WithdrawalStatus[]> = {
  asked: ['SUBMITTED'],
  reviewed: ['APPROVED'],
  paid: ['DISBURSED'],
  received: ['RECEIVED', 'AUTO_RECEIVED'],
};

export const TONES: Record<WithdrawalStatus, TagTone> = {
  SUBMITTED: 'info',
  RISK_REVIEW: 'info',
  APPROVED: 'info',
  PAYING: 'gold',
  DISBURSED: 'gold',
  NOT_RECEIVED: 'loss',
  RECEIVED: 'win',
  AUTO_RECEIVED: 'win',
  REJECTED: 'loss',
  CANCELLED: 'plain',
  RETURNED: 'loss',
};
