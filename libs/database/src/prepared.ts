import type { PoolClient, QueryResultRow } from 'pg';
import { connectionsOf, Pool, Tx } from './pool.js';

/** A statement that PostgreSQL parses and plans once per connection; the name is unique in its service. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Runs a hot statement prepared, in autocommit; TypeORM would have it planned each time. */
export async function queryPrepared<R extends QueryResultRow>(
  pool: Pool,
  statement: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  const client = await connectionsOf(Pool.sourceOf(pool)).connect();
  // A broken connection fails its statement and emits an error too, which would end the process without a listener.
  client.on('error', ignore);
  let gone: Error | undefined;
  try {
    return (await client.query<R>({ ...statement, values })).rows;
  } catch (error) {
    gone = await released(client);
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(gone);
  }
}

const ignore = (): void => undefined;

/**
 * Waits until a failed statement has released its rows: the server reports an error before it has, and answers the next
 * statement after. Resolves to why the connection is broken, or undefined.
 */
function released(client: PoolClient): Promise<Error | undefined> {
  return client.query('SELECT 1').then(
    () => undefined,
    (reason: Error) => reason,
  );
}

/** The same within a transaction. */
export async function queryPreparedIn<R extends QueryResultRow>(
  tx: Tx,
  statement: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  const client = await Tx.clientOf(tx);
  return (await client.query<R>({ ...statement, values })).rows;
}

/** Runs SQL text of a library, in autocommit. */
export async function query(
  pool: Pool,
  text: string,
  values?: unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  return connectionsOf(Pool.sourceOf(pool)).query(text, values);
}

/** The same within a transaction. */
export async function queryIn(
  tx: Tx,
  text: string,
  values?: unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  return (await Tx.clientOf(tx)).query(text, values);
}
