import type { PayerBehaviour } from './bank.config.js';

export interface BankOrder {
  orderNo: string;
  account: string;
  /** Minor units. */
  amount: bigint;
  content: string;
  expiresAt: Date;
  notifyUrl: string;
}

/** A transfer that a payer will make, and how often the bank reports it. */
export interface PlannedTransfer {
  amount: bigint;
  content: string;
  bookedAt: Date;
  deliveries: number;
}

/** The transfers of a payer with this behaviour, `delayMs` after the order. */
export function transfersOf(
  order: BankOrder,
  behaviour: PayerBehaviour,
  now: Date,
  delayMs: number,
): PlannedTransfer[] {
  const usual: PlannedTransfer = {
    amount: order.amount,
    content: `${order.content} chuyen tien`,
    bookedAt: new Date(now.getTime() + delayMs),
    deliveries: 1,
  };
  switch (behaviour) {
    case 'pay':
      return [usual];
    case 'late':
      return [{ ...usual, bookedAt: new Date(order.expiresAt.getTime() + delayMs) }];
    case 'repeat':
      return [{ ...usual, deliveries: 2 }];
    case 'twice':
      return [usual, { ...usual, bookedAt: new Date(usual.bookedAt.getTime() + delayMs) }];
    case 'wrong-amount':
      return [{ ...usual, amount: order.amount - 100n }];
    case 'unmatched':
      return [{ ...usual, content: 'chuyen tien' }];
    case 'never':
      return [];
  }
}

/** Milliseconds between attempts, doubling up to a minute. */
export function retryDelayMs(attempts: number): number {
  return Math.min(60_000, 1_000 * 2 ** Math.min(attempts, 10));
}
