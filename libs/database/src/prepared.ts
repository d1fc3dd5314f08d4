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
  const pool = (source.driver as PostgresDriver).master as Pool;
  return (await pool.query<R>({ ...statement, values })).rows;
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
