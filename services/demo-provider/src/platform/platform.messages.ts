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
}

export interface WinMessage extends BetMessage {
  roundFinished: true;
}

/** `transactionId` is that of the bet to take back. */
export type RollbackMessage = Omit<BetMessage, 'amount'>;

/** `unknown`: the platform may or may not have done it; the same call must be repeated. */
export type Answer<T> =
  { kind: 'accepted'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown'; reason: string };
