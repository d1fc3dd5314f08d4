import { createHash } from 'node:crypto';
import type { TransactionKind } from './transaction.repository.js';

export type RefusalCode =
  | 'TICKET_UNKNOWN'
  | 'TICKET_USED'
  | 'TICKET_EXPIRED'
  | 'SESSION_UNKNOWN'
  | 'SESSION_ENDED'
  | 'PLAYER_MISMATCH'
  | 'GAME_UNKNOWN'
  | 'GAME_MAINTENANCE'
  | 'ROUND_UNKNOWN'
  | 'ROUND_CLOSED'
  | 'TRANSACTION_MISMATCH'
  | 'TRANSACTION_NOT_A_BET'
  | 'BET_ROLLED_BACK'
  | 'BET_NOT_AWAITING'
  | 'ROUND_OPEN'
  | 'ADJUSTMENT_ABOVE_PAYOUT'
  | 'STAKE_ABOVE_LIMIT'
  | 'SELF_EXCLUDED'
  | 'ACCOUNT_LOCKED';

/** A business refusal; the wallet's own codes (INSUFFICIENT_FUNDS, …) come through as they are. */
export function refused(code: RefusalCode | (string & {}), details: Record<string, string> = {}): string {
  return JSON.stringify({ status: 'REFUSED', code, ...details });
}

export function ok(value: Record<string, unknown>): string {
  return JSON.stringify({ status: 'OK', ...value });
}

/** What a money call says, whatever the order of its fields: a repetition must say the same. */
export function requestHash(kind: TransactionKind, request: object): Buffer {
  return createHash('sha256')
    .update(`${kind}${canonical(request)}`)
    .digest();
}

/** The wallet key: vendor code and provider id. A rollback has a key of its own, which no provider id can form. */
export function walletKey(vassalage: string, transactionId: string): string {
  return `${vassalage}:${transactionId}`;
}

export function walletRollbackKey(vassalage: string, transactionId: string): string {
  return `${walletKey(vassalage, transactionId)}#rollback`;
}

/** The correction that takes back what a round has paid when its last bet is rolled back; no provider can form the id. */
export function voidingOf(transactionId: string): string {
  return `~void~${transactionId}`;
}

export function isVoiding(transactionId: string): boolean {
  return transactionId.startsWith('~void~');
}

/** Seconds until an unfinished transaction is tried again: 2, 4, 8 … at most five minutes. */
export function backoffSeconds(attempts: number): number {
  return Math.min(300, 2 ** Math.min(attempts, 9));
}

function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}
