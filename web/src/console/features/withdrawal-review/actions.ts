import type { QueuedWithdrawal, WithdrawalAction, WithdrawalDecision } from './withdrawal-review.api';

/** The key that starts each action. */
export const ACTION_KEYS: Record<WithdrawalAction, string> = {
  approve: 'a',
  reject: 'r',
  close: 'c',
  received: 'a',
  payAgain: 'p',
  giveBack: 'b',
  release: 'l',
};

/** What an operator can do with an order. One that was paid in part cannot be refused any more, only closed. */
function decisionsOf({ status, paid, returned }: QueuedWithdrawal): readonly WithdrawalDecision[] {
  if (status === 'NOT_RECEIVED') return ['received', 'payAgain', 'giveBack'];
  if (status !== 'RISK_REVIEW') return [];
  return ['approve', paid === returned ? 'reject' : 'close'];
}

/** With giving it back, for who has claimed it. */
export function actionsOf(
  order: QueuedWithdrawal,
  operatorId: string | undefined,
): readonly WithdrawalAction[] {
  const isMine = order.claimedBy !== null && order.claimedBy === operatorId && isRunning(order.claimedUntil);
  return isMine ? [...decisionsOf(order), 'release'] : decisionsOf(order);
}

function isRunning(claimedUntil: string | null): boolean {
  return claimedUntil !== null && Date.parse(claimedUntil) > Date.now();
}
