import type { Book } from '#libs/money';
/** The public provider protocol, as a provider writes and reads it. Amounts are strings of minor units. */

export interface SessionOpened {
  playerRef: string;
  sessionId: string;
  currency: string;
  mode: Book;
  language: string;
  /** The game the ticket was made for, where the platform says it. */
  gameId?: string;
  expiresAt: string;
}

export interface Money {
  balance: string;
}

/** Whose game it is, in the platform's own names. */
export interface Seated {
  sessionId: string;
  playerRef: string;
}

export interface BetMessage extends Seated {
  transactionId: string;
  roundId: string;
  gameId: string;
  amount: string;
  /** What is bet on and at which odds, where the game has such. */
  selection?: string;
  odds?: StatedOdds;
}

export interface StatedOdds {
  format: 'DEC' | 'HK' | 'MY' | 'ID';
  value: string;
}

/** One to twenty bets of a player in a round of a table. */
export interface BetsMessage extends Seated {
  roundId: string;
  gameId: string;
  bets: { transactionId: string; amount: string; selection: string }[];
}

/** What the platform needs to know of a settled table bet to count its turnover. */
export interface Settlement {
  player?: string;
  banker?: string;
  tie?: boolean;
  coveredPpm?: number;
  result?: 'WIN' | 'LOSS' | 'HALF_WIN' | 'HALF_LOSS' | 'VOID';
  odds?: StatedOdds;
  cockFight?: boolean;
}

export interface WinMessage extends BetMessage {
  roundFinished: true;
  settlement?: Settlement;
}

/** `transactionId` is that of the bet to take back. */
export type RollbackMessage = Omit<BetMessage, 'amount'>;

/** Each bet of a `bets` call is answered by itself, in their order. */
export type BetAnswer = { status: 'OK'; balance: string } | { status: 'REFUSED'; code: string };

/** `unknown`: the platform may or may not have done it; the same call must be repeated. */
export type Answer<T> =
  { kind: 'accepted'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown'; reason: string };
