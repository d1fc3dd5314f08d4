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
  /** What the period has seen; below zero where wins outweigh losses. */
  used: bigint;
  resetsAt: Date;
}

export interface AccountState {
  memberId: string;
  book: Book;
  status: AccountStatus;
  balance: bigint;
  held: bigint;
  /** What corrections could not take. */
  owed: bigint;
  excludedUntil: Date | 'infinity' | null;
  /** From then on no stake is taken before the member has answered the reality check. */
  realityCheckAt: Date | null;
  limits: LimitState[];
}
