import type { Book } from '../ledger/chart.rules.js';

export interface LedgerClosing {
  book: Book;
  debits: bigint;
  credits: bigint;
  /** Account 2000, and the sum of the members' balances that it stands for. */
  control: bigint;
  members: bigint;
}

export interface ChannelClosing {
  channel: string;
  arrived: bigint;
  /** Arrivals that went back to their sender. */
  refused: bigint;
  paid: bigint;
  /** Payments that came back. */
  returned: bigint;
  /** Balance of the channel's account. */
  ledger: bigint;
}

const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** Zero in books that agree; the two parts never cancel each other. */
export function ledgerDifference({ debits, credits, control, members }: LedgerClosing): bigint {
  return magnitude(debits - credits) + magnitude(control - members);
}

/** What the ledger has beyond what the orders say. */
export function channelDifference({ arrived, refused, paid, returned, ledger }: ChannelClosing): bigint {
  return ledger - (arrived - refused - paid + returned);
}
