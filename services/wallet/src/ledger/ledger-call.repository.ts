import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { isRetryable } from '#libs/database';
import type { Outcome, PostingAnswer } from './posting.rules.js';

export interface Statement {
  name: string;
  text: string;
}

/** A `posting_answer` as PostgreSQL writes a record: to tell its fields apart costs the server more than a service. */
export interface AnswerRow {
  answer: string | null;
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

/**
 * A call whose last parameter says that its key is new. The key is then written without a look for another; where one is there
 * after all nothing remains of the call, and the next looks first. In a transaction it always does, for an error would end that.
 */
export async function callWithNewKey<Row>(
  connections: Connections,
  statement: Statement,
  values: unknown[],
  tx?: EntityManager,
): Promise<Row[]> {
  if (!tx) {
    try {
      return await callLedger(connections, statement, [...values, true]);
    } catch (error) {
      if (!isKeyKnown(error)) throw error;
    }
  }
  return callLedger(connections, statement, [...values, false], tx);
}

function isKeyKnown(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'posting_key_once'
  );
}

const record =
  /^\((?<outcome>\w+),(?<balance>\d*),(?<version>\d*),(?<id>[\da-f-]*),(?<replayed>[tf]),(?<differs>.*)\)$/;

export function answerOf({ answer }: AnswerRow): PostingAnswer | KeyReuse {
  const { outcome, balance, version, id, replayed, differs } = record.exec(answer!)!.groups!;
  if (differs) return { differs: differs.replaceAll(/["{}]/g, '').split(',') };
  return {
    outcome: outcome as Outcome,
    balance: BigInt(balance!),
    version: BigInt(version!),
    postingId: id || null,
    replayed: replayed === 't',
  };
}
