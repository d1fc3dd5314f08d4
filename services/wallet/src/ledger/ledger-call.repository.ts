import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable, sqlStateOf, type Tx } from '#libs/database';
import type { LedgerMetrics } from './ledger-metrics.js';
import { ownTransaction, type OwnTransaction } from './own-transaction.js';
import type { Outcome, PartialAnswer, PostingAnswer } from './posting.rules.js';

export interface Statement {
  name: string;
  text: string;
}

/** A `posting_answer`; every field is null if the function has returned NULL. */
export interface AnswerRow {
  outcome: Outcome | null;
  balance: string | null;
  version: string | null;
  posting_id: string | null;
  replayed: boolean;
  differs: string[] | null;
}

/** The same key was used before for something else; these fields differ. */
export interface KeyReuse {
  differs: string[];
}

const attempts = 4;

/** A pool, or a pipelined connection. */
interface Connections {
  query(query: Statement & { values: unknown[] }): Promise<{ rows: unknown[] }>;
  readonly metrics?: LedgerMetrics | undefined;
}

/** Milliseconds before a transaction is run again: growing, and unlike for two that met each other. */
export function retryPause(attempt: number): Promise<void> {
  return sleep(5 * 2 ** attempt * (0.5 + Math.random()));
}

export function retryReason(error: unknown): 'deadlock' | 'serialization' {
  return sqlStateOf(error) === '40P01' ? 'deadlock' : 'serialization';
}

/** One named prepared call, in autocommit unless a transaction is given. */
export async function callLedger<Row>(
  on: Tx | OwnTransaction,
  connections: Connections,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  if (on !== ownTransaction) return on.query(statement.text, values);
  for (let attempt = 1; ; attempt++) {
    try {
      return (await connections.query({ ...statement, values })).rows as Row[];
    } catch (error) {
      // A deadlock's victim has changed nothing, and the key makes the repetition harmless.
      if (!isRetryable(error) || attempt >= attempts) throw error;
      connections.metrics?.retried(retryReason(error));
      await retryPause(attempt);
    }
  }
}

export function answerOf(row: AnswerRow): PostingAnswer | KeyReuse {
  const { outcome, balance, version, posting_id: postingId, replayed, differs } = row;
  if (differs) return { differs };
  return {
    outcome: outcome!,
    balance: BigInt(balance ?? 0),
    version: BigInt(version ?? 0),
    postingId,
    replayed,
  };
}

/** A `partial_answer`. */
export interface PartialRow extends AnswerRow {
  taken: string | null;
  rest: string | null;
}

export function partialAnswerOf(row: PartialRow): PartialAnswer | KeyReuse {
  const answer = answerOf(row);
  if ('differs' in answer) return answer;
  return { ...answer, taken: BigInt(row.taken ?? 0), rest: BigInt(row.rest ?? 0) };
}
