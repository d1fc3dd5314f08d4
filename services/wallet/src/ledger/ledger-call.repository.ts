import type { EntityManager } from 'typeorm';
import { isRetryable } from '#libs/database';
import type { Outcome, PostingAnswer } from './posting.rules.js';

export interface Statement {
  name: string;
  text: string;
}

export interface AnswerRow {
  outcome: Outcome;
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

/** A pool, or a line. */
interface Connections {
  query(query: Statement & { values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** One named prepared call, in autocommit unless a transaction is given. */
export async function callLedger<Row>(
  connections: Connections,
  statement: Statement,
  values: unknown[],
  tx?: EntityManager,
): Promise<Row[]> {
  if (tx) return tx.query(statement.text, values);
  for (let attempt = 1; ; attempt++) {
    try {
      return (await connections.query({ ...statement, values })).rows as Row[];
    } catch (error) {
      // The key makes the repetition harmless; a deadlock's victim has changed nothing.
      if (!isRetryable(error) || attempt >= attempts) throw error;
    }
  }
}

export function answerOf(row: AnswerRow): PostingAnswer | KeyReuse {
  if (row.differs) return { differs: row.differs };
  return {
    outcome: row.outcome,
    balance: BigInt(row.balance ?? 0),
    version: BigInt(row.version ?? 0),
    postingId: row.posting_id,
    replayed: row.replayed,
  };
}
