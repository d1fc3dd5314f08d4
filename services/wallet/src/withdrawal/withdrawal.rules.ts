export const withdrawalStatuses = [
  'SUBMITTED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'DISBURSED',
  'RECEIVED',
  'AUTO_RECEIVED',
  'NOT_RECEIVED',
  'REJECTED',
  'CANCELLED',
  'RETURNED',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Steps of an order. */
export type WithdrawalStep =
  /** The risk rules found nothing. */
  | 'pass'
  /** The risk rules ask for a person. */
  | 'doubt'
  /** An operator approves; the second one where two are needed. */
  | 'approve'
  | 'reject'
  /** The member withdraws the order. */
  | 'cancel'
  /** The payment is about to be ordered at the channel. */
  | 'dispatch'
  /** The channel paid a part. */
  | 'payPart'
  /** The channel paid all, or the rest. */
  | 'payAll'
  /** The channel cannot pay. */
  | 'fail'
  /** An operator gives the unpaid rest back: what was paid is the payment. */
  | 'close'
  /** All that was paid came back. */
  | 'bounce'
  | 'receive'
  /** The member did not confirm in time. */
  | 'timeOut'
  | 'dispute'
  /** An operator found that the money has arrived. */
  | 'settle'
  /** An operator orders the payment once more. */
  | 'payAgain'
  /** An operator gives the money back, because it did not arrive. */
  | 'giveBack';

const transitions: Record<WithdrawalStatus, Partial<Record<WithdrawalStep, WithdrawalStatus>>> = {
  SUBMITTED: { pass: 'APPROVED', doubt: 'RISK_REVIEW' },
  // A channel that said it cannot pay may report a payment after all: a fact in every status.
  RISK_REVIEW: {
    ...{ approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELLED', close: 'DISBURSED' },
    ...{ payPart: 'RISK_REVIEW', payAll: 'DISBURSED' },
  },
  APPROVED: { dispatch: 'PAYING', cancel: 'CANCELLED', payPart: 'APPROVED', payAll: 'DISBURSED' },
  PAYING: { payPart: 'PAYING', payAll: 'DISBURSED', fail: 'RISK_REVIEW' },
  DISBURSED: {
    ...{ receive: 'RECEIVED', timeOut: 'AUTO_RECEIVED', dispute: 'NOT_RECEIVED', bounce: 'RETURNED' },
    ...{ payPart: 'DISBURSED', payAll: 'DISBURSED' },
  },
  NOT_RECEIVED: {
    ...{ settle: 'RECEIVED', payAgain: 'PAYING', giveBack: 'RETURNED', bounce: 'RETURNED' },
    ...{ payPart: 'NOT_RECEIVED', payAll: 'NOT_RECEIVED' },
  },
  RECEIVED: { bounce: 'RETURNED', payPart: 'RECEIVED', payAll: 'RECEIVED' },
  AUTO_RECEIVED: { bounce: 'RETURNED', payPart: 'AUTO_RECEIVED', payAll: 'AUTO_RECEIVED' },
  REJECTED: { payPart: 'REJECTED', payAll: 'REJECTED' },
  CANCELLED: { payPart: 'CANCELLED', payAll: 'CANCELLED' },
  RETURNED: { payPart: 'RETURNED', payAll: 'RETURNED' },
};

export class IllegalWithdrawalStep extends Error {
  constructor(
    readonly from: WithdrawalStatus,
    readonly step: WithdrawalStep,
  ) {
    super(`A withdrawal that is ${from} cannot ${step}`);
  }
}

export function allows(from: WithdrawalStatus, step: WithdrawalStep): boolean {
  return transitions[from][step] !== undefined;
}

/** The status after a step. Throws {@link IllegalWithdrawalStep} if there is no such edge. */
export function withdrawalAfter(from: WithdrawalStatus, step: WithdrawalStep): WithdrawalStatus {
  const to = transitions[from][step];
  if (to === undefined) throw new IllegalWithdrawalStep(from, step);
  return to;
}

/** Whether two operators approve the order, whatever the score of the risk rules; `from` is in whole units. */
export const needsTwo = ({ amount }: { amount: bigint }, from: number): boolean =>
  amount >= BigInt(from) * 100n;

/** What the channel is to pay: the member bears the fee out of the amount. */
export function netOf({ amount, fee }: { amount: bigint; fee: bigint }): bigint {
  return amount - fee;
}

export function remainingOf(order: { amount: bigint; fee: bigint; paid: bigint }): bigint {
  const rest = netOf(order) - order.paid;
  return rest > 0n ? rest : 0n;
}

/** Whether the hour lies in `[from, to)`, over midnight if `to` is not after `from`. */
export function isOpenAt(hour: number, from: number, to: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
