import type { QueuedWithdrawal, WithdrawalAction } from './withdrawal-review.api';

/** The key that starts each action. */
export const ACTION_KEYS: Record<WithdrawalAction, string> = {
  approve: 'a',
  reject: 'r',
  close: 'c',
  received: 'a',
  payAgain: 'p',
  giveBack: 'b',
};

/** What an operator can do with an order. One that was paid in part cannot be refused any more, only closed. */
export function actionsOf({ status, paid, returned }: QueuedWithdrawal): readonly WithdrawalAction[] {
  if (status === 'NOT_RECEIVED') return ['received', 'payAgain', 'giveBack'];
  if (status !== 'RISK_REVIEW') return [];
  return ['approve', paid === returned ? 'reject' : 'close'];
}
