import type { PayerBehaviour } from './bank.config.js';

/** The bank, and the e-wallets whose transfers it reports in the same form. */
export const bankChannels = ['BANK', 'MOMO', 'ZALOPAY'] as const;
export type BankChannel = (typeof bankChannels)[number];

export interface BankOrder {
  orderNo: string;
  channel: BankChannel;
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

const minorPerUnit = 100n;

/** Last three digits of an amount in whole units, by which one order asks for a payer of its own. */
const payerOfDigits: Partial<Record<string, PayerBehaviour>> = {
  '001': 'late',
  '002': 'wrong-amount',
  '003': 'twice',
  '004': 'repeat',
  '005': 'unmatched',
  '006': 'never',
};

export function lastDigitsOf(amount: bigint): string {
  return String((amount / minorPerUnit) % 1_000n).padStart(3, '0');
}

/** The payer that the amount asks for; undefined if it asks for none. */
export function payerAskedFor(amount: bigint): PayerBehaviour | undefined {
  return payerOfDigits[lastDigitsOf(amount)];
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
