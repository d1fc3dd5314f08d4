import type { Book } from '../ledger/chart.rules.js';
import type { CreditKind, PostingAnswer, PostingKind } from '../ledger/posting.rules.js';

/** What a credit requires before it can be withdrawn. */
export interface Requirement {
  /** Turnover as a multiple of the amount, for example `15` or `7.5`; `0` requires none. */
  multiplier: string;
  /** A bonus ends this long after its start, if its turnover is missing then. */
  expiresInSeconds?: number | undefined;
  /** What of a bonus and its winnings becomes the member's own at most, in minor units. */
  maxCashOut?: bigint | undefined;
  /** The only categories of games that count. */
  categories?: string[] | undefined;
  /** A bet with a larger stake, in minor units, counts nothing towards a bonus. */
  maxBet?: bigint | undefined;
}

export interface RolloverOrder extends Requirement {
  memberId: string;
  book: Book;
  kind: PostingKind;
  /** The service and its key of the credit: one requirement for each. */
  requestedBy: string;
  creditKey: string;
  postingId: string;
  amount: bigint;
}

/** A credit with its requirement: both or neither. */
export interface RequiredCredit {
  caller: string;
  externalId: string;
  memberId: string;
  book: Book;
  kind: CreditKind;
  amount: bigint;
  note: string;
  requirement: Requirement;
}

/** A bonus that waits for another one to end is accepted without a posting. */
export interface CreditAnswer extends PostingAnswer {
  rolloverId: string | null;
}

/** A settled bet of real money, or a difference of one. */
export interface SettledBet {
  sourceKey: string;
  /** The bet that is adjusted. */
  refersTo: string | null;
  memberId: string;
  roundId: string;
  stake: bigint;
  /** Paid out, the stake included. */
  win: bigint;
  validBet: bigint;
  category: string;
  gameId: string;
  placedAt: string;
  settledAt: string;
}

/** QUEUED waits for another bonus to end; EXPIRING for open bets; CLEARED was lost in play. */
export const rolloverStatuses = [
  'QUEUED',
  'ACTIVE',
  'EXPIRING',
  'DONE',
  'EXPIRED',
  'FORFEITED',
  'CLEARED',
] as const;
export type RolloverStatus = (typeof rolloverStatuses)[number];

export interface Rollover {
  id: string;
  kind: string;
  /** Its credit is bonus money; of other credits only the withdrawal waits for the turnover. */
  isBonus: boolean;
  creditKey: string;
  amount: bigint;
  required: bigint;
  done: bigint;
  maxBet: bigint | null;
  status: RolloverStatus;
  /** What the end of a bonus took, and what it left as the member's own. */
  taken: bigint;
  kept: bigint;
  openedAt: Date;
  expiresAt: Date | null;
}

/** It forbids withdrawals and transfers. */
export function isRunning({ status }: Rollover): boolean {
  return status === 'ACTIVE' || status === 'EXPIRING';
}

export function isBonusWithRequirement(kind: string, multiplier: string): boolean {
  return kind === 'BONUS' && Number(multiplier) > 0;
}

/** A bonus has started or ended. */
export interface BonusChange {
  id: string;
  rolloverId: string;
  memberId: string;
  book: Book;
  requestedBy: string;
  creditKey: string;
  status: RolloverStatus;
  amount: bigint;
  required: bigint;
  done: bigint;
  taken: bigint;
  kept: bigint;
  /** Of the credit; null until it starts. */
  postingId: string | null;
  balanceAfter: bigint;
  at: Date;
}
