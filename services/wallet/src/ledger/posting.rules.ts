import { hash } from 'node:crypto';
import { accountNumber, type AccountCode, type Book, type GameType } from './chart.rules.js';

export type PostingKind =
  | 'BET'
  | 'WIN'
  | 'ROLLBACK'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'FEE'
  | 'PAYOUT_RETURN'
  | 'FORFEIT'
  | 'TRANSFER_IN'
  | 'TRANSFER_OUT'
  | 'REPAYMENT'
  | 'BONUS'
  | 'CASHBACK'
  | 'POINTS'
  | 'SALARY'
  | 'DIVIDEND'
  | 'COMMISSION'
  | 'JACKPOT'
  | 'WIN_CORRECTION'
  | 'DEPOSIT_REVERSAL'
  | 'ADJUST'
  | 'GRANT';

/** Kinds that another service may credit by. */
export const creditKinds = ['BONUS', 'CASHBACK', 'POINTS', 'SALARY', 'DIVIDEND', 'COMMISSION'] as const;
export type CreditKind = (typeof creditKinds)[number];

export const outcomes = [
  'ACCEPTED',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_LOCKED',
  'ACCOUNT_STOPPED',
  'SELF_EXCLUDED',
  'LIMIT_REACHED',
  'BALANCE_OVERFLOW',
  'ROLLED_BACK',
  'NOTHING_TO_ROLL_BACK',
  'ALREADY_ROLLED_BACK',
  'BET_MISMATCH',
  'HOLD_RESOLVED',
  'HOLD_EXPIRED',
  'CAPTURE_EXCEEDS_HOLD',
  'RECEIVER_UNAVAILABLE',
  'GROUP_REFUSED',
  'EXCEEDS_OWED',
  'REALITY_CHECK_DUE',
  'DEBT_OPEN',
  'TURNOVER_REQUIRED',
  'EXCEEDS_PAYOUT',
  'REQUIREMENT_CLOSED',
] as const;
export type Outcome = (typeof outcomes)[number];

/** One movement on a member's account; the other side is an account of the house. */
export interface Posting {
  /** The service that asks; scopes the external id. */
  caller: string;
  externalId: string;
  memberId: string;
  book: Book;
  kind: PostingKind;
  /** What the member gains; negative takes. Never zero. */
  delta: bigint;
  contra: number;
  roundId?: string | undefined;
  vassalage?: string | undefined;
  gameType?: GameType | undefined;
  groupId?: string | undefined;
  note?: string | undefined;
}

/** Takes back a bet of the same caller, whether it has come already or not. */
export interface Rollback {
  caller: string;
  externalId: string;
  memberId: string;
  book: Book;
  betExternalId: string;
  roundId?: string | undefined;
  vassalage?: string | undefined;
  gameType?: GameType | undefined;
}

/** Of what a settled round has paid, up or down. */
export interface Correction extends Posting {
  kind: 'WIN_CORRECTION';
  /** A bet of the round, or a win where the round had no bet. */
  betExternalId: string;
}

export interface PostingAnswer {
  outcome: Outcome;
  balance: bigint;
  version: bigint;
  postingId: string | null;
  replayed: boolean;
}

/** A request of which `taken` was done and `rest` was not. */
export interface PartialAnswer extends PostingAnswer {
  taken: bigint;
  rest: bigint;
}

/** 128 bits of SHA-256 over all that decides the effect: two requests with one key are the same request or they are not. */
export function requestHash(request: Posting | Rollback | Correction): Buffer {
  const fields =
    'delta' in request
      ? [request.kind, String(request.delta), request.contra, request.groupId ?? null, request.note ?? null]
      : ['ROLLBACK'];
  const whole = [
    request.memberId.toLowerCase(),
    request.book,
    request.roundId ?? null,
    request.vassalage ?? null,
    request.gameType ?? null,
    ...fields,
    ...('betExternalId' in request ? [request.betExternalId] : []),
  ];
  return hashOf(whole);
}

/** 128 bits of SHA-256 over the fields in this order. */
export function hashOf(fields: readonly unknown[]): Buffer {
  return hash('sha256', JSON.stringify(fields), 'buffer').subarray(0, 16);
}

const contraOfKind: Record<CreditKind | 'ADJUST', AccountCode> = {
  ADJUST: 'adjustment',
  BONUS: 'bonus-cost',
  CASHBACK: 'bonus-cost',
  POINTS: 'bonus-cost',
  SALARY: 'agent-cost',
  DIVIDEND: 'agent-cost',
  COMMISSION: 'agent-cost',
};

/** The house account against which a bet or a win of this kind of game is booked. */
export function houseOf(gameType: GameType, book: Book): number {
  return accountNumber(`house:${gameType}`, book);
}

export function contraOf(kind: CreditKind | 'ADJUST', book: Book): number {
  return accountNumber(contraOfKind[kind], book);
}

const kindsOfCaller: Record<string, readonly CreditKind[]> = {
  points: ['POINTS'],
  promotions: ['BONUS', 'CASHBACK'],
  'agent-contracts': ['SALARY', 'DIVIDEND', 'COMMISSION'],
};

/** Each service gives what is its own to give. */
export function mayCredit(caller: string, kind: CreditKind): boolean {
  return kindsOfCaller[caller]?.includes(kind) ?? false;
}
