import type { Book } from '../ledger/chart.rules.js';

export const limitKinds = ['DEPOSIT', 'LOSS', 'WAGER'] as const;
export type LimitKind = (typeof limitKinds)[number];
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];
export const accountStatuses = ['OPEN', 'LOCKED', 'STOPPED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export interface Limit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint;
}

export interface LimitState extends Limit {
  /** Amount counted in the period; negative if wins exceed losses. */
  used: bigint;
  resetsAt: Date;
}

export interface AccountState {
  memberId: string;
  book: Book;
  status: AccountStatus;
  balance: bigint;
  held: bigint;
  /** Receivable from corrections beyond the balance. */
  owed: bigint;
  /** The parts of balance and held that are bonus money. */
  bonus: bigint;
  heldBonus: bigint;
  excludedUntil: Date | 'infinity' | null;
  /** From this time bets are refused until the member answers the reality check. */
  realityCheckAt: Date | null;
  limits: LimitState[];
}
