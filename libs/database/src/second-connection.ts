import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

const inTransactionOf = new AsyncLocalStorage<DataSource>();

/** Work within a transaction asked the pool for a connection besides the one it holds. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';

  constructor() {
    super('a transaction asked for a second connection: pass its EntityManager on');
  }
}

/** Marks what `work` does as done within a transaction of this data source. */
export function asTransaction<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  return inTransactionOf.run(source, work);
}

/** Work that needs connections of its own while a transaction holds a lock for it; never on the way of a request. */
export function besideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inTransactionOf.exit(work);
}

/** Under load, transactions that wait for a second connection wait for each other, because each holds its first. */
export function refuseSecondConnections(source: DataSource): void {
  const pool = (source.driver as PostgresDriver).master as Pool;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    if (inTransactionOf.getStore() === source) throw new SecondConnectionError();
    return connect(...args);
  }) as typeof pool.connect;
}
