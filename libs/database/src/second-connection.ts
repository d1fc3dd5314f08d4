import { AsyncLocalStorage } from 'node:async_hooks';
import { connectionsOf, Pool } from './pool.js';

const inTransactionOf = new AsyncLocalStorage<Pool>();

/** Work within a transaction asked the pool for a connection besides the one it holds. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';

  constructor() {
    super('a transaction asked for a second connection: pass its Tx on');
  }
}

/** Marks what `work` does as done within a transaction of this pool. */
export function asTransaction<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  return inTransactionOf.run(pool, work);
}

/** Work that needs connections of its own while a transaction holds a lock for it; never on the way of a request. */
export function besideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inTransactionOf.exit(work);
}

/** Under load, transactions that wait for a second connection wait for each other, because each holds its first. */
export function refuseSecondConnections(pool: Pool): void {
  const connections = connectionsOf(Pool.sourceOf(pool));
  const connect = connections.connect.bind(connections) as (...args: unknown[]) => unknown;
  connections.connect = ((...args: unknown[]) => {
    if (inTransactionOf.getStore() === pool) throw new SecondConnectionError();
    return connect(...args);
  }) as typeof connections.connect;
}
