import type { Book } from '../ledger/chart.rules.js';
import { hashOf, type AdjustKind, type PostingAnswer, type PostingKind } from '../ledger/posting.rules.js';

/** What a credit requires before it can be withdrawn. */
export interface Requirement {
  /** Turnover as a multiple of the amount, for example `15` or `7.5`; `0` requires none. */
  multiplier: string;
  /** After this time the credit and its winnings are forfeited. */
  expiresInSeconds?: number | undefined;
  /** What may be kept beyond the member's own money once the requirement is met, in minor units. */
  maxCashOut?: bigint | undefined;
  /** The only categories of games that count. */
  categories?: string[] | undefined;
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
  kind: AdjustKind;
  amount: bigint;
  note: string;
  requirement: Requirement;
}

export interface CreditAnswer extends PostingAnswer {
  rolloverId: string | null;
}

export interface Progress {
  caller: string;
  /** The bet or settlement that is counted: once. */
  sourceKey: string;
  memberId: string;
  book: Book;
  /** Minor units; negative if a counted bet was taken back. */
  validBet: bigint;
  category?: string | undefined;
  settledAt?: string | undefined;
}

/** A settled bet of real money, or a difference of one. */
export interface SettledBet {
  sourceKey: string;
  /** The bet that is adjusted. */
  refersTo: string | null;
  memberId: string;
  validBet: bigint;
  category: string;
  settledAt: string;
}

export interface ProgressAnswer {
  replayed: boolean;
  /** What open requirements took of the valid bet. */
  used: bigint;
  /** What is still required of the member, over all open requirements. */
  remaining: bigint;
}

export interface Forfeit {
  caller: string;
  externalId: string;
  rolloverId: string;
  note: string;
}

export interface ClawBack {
  caller: string;
  externalId: string;
  memberId: string;
  book: Book;
  amount: bigint;
  /** Key of the credit that is taken back. */
  refersTo?: string | undefined;
  note: string;
}

export const rolloverStatuses = ['OPEN', 'DONE', 'EXPIRED', 'FORFEITED'] as const;
export type RolloverStatus = (typeof rolloverStatuses)[number];

export interface Rollover {
  id: string;
  kind: string;
  creditKey: string;
  amount: bigint;
  required: bigint;
  done: bigint;
  status: RolloverStatus;
  openedAt: Date;
  expiresAt: Date | null;
}

export function forfeitHash({ rolloverId, note }: Forfeit): Buffer {
  return hashOf(['FORFEIT', rolloverId.toLowerCase(), note]);
}

export function clawBackHash(c: ClawBack): Buffer {
  return hashOf([
    'CLAW_BACK',
    c.memberId.toLowerCase(),
    c.book,
    String(c.amount),
    c.refersTo ?? null,
    c.note,
  ]);
}
