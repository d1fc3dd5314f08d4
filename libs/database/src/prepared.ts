import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement that PostgreSQL parses and plans once per connection; the name is unique in its service. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** Runs a hot statement prepared, on the data source's own pool, in autocommit; TypeORM would have it planned each time. */
export async function queryPrepared<R extends QueryResultRow>(
  source: DataSource,
  statement: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  const client = await ((source.driver as PostgresDriver).master as Pool).connect();
  // A connection that breaks fails its statement; it says so here as well, and would end the process if nobody listened.
  client.on('error', ignore);
  let gone: Error | undefined;
  try {
    return (await client.query<R>({ ...statement, values })).rows;
  } catch (error) {
    gone = await letGo(client);
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(gone);
  }
}

const ignore = (): void => undefined;

/**
 * Waits until a statement that failed has let go of its rows: the server tells of an error before it has, and of the next
 * statement after. Resolves to why the connection is of no more use, undefined where it is.
 */
function letGo(client: PoolClient): Promise<Error | undefined> {
  return client.query('SELECT 1').then(
    () => undefined,
    (reason: Error) => reason,
  );
}

/** The same within a transaction. */
export async function queryPreparedIn<R extends QueryResultRow>(
  tx: EntityManager,
  statement: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  const client = (await tx.queryRunner!.connect()) as PoolClient;
  return (await client.query<R>({ ...statement, values })).rows;
}

/** Runs SQL text of a library on the data source's pool, in autocommit. */
export async function query(
  source: DataSource,
  text: string,
  values?: unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  return ((source.driver as PostgresDriver).master as Pool).query(text, values);
}

/** The same within a transaction. */
export async function queryIn(
  tx: EntityManager,
  text: string,
  values?: unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  return ((await tx.queryRunner!.connect()) as PoolClient).query(text, values);
}
