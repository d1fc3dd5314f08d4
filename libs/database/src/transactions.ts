import { setTimeout as sleep } from 'node:timers/promises';
import { isRetryable } from './errors.js';
import { Pool, Tx } from './pool.js';
import { asTransaction } from './second-connection.js';

type AfterCommit = () => void;
const listeners = new WeakMap<Tx, AfterCommit[]>();

/** Calls `fn` once the transaction has committed; never when it rolls back. */
export function afterCommit(tx: Tx, fn: AfterCommit): void {
  listeners.get(tx)?.push(fn);
}

export interface TransactionOptions {
  /** Attempts in all for serialization failures and deadlocks. */
  attempts?: number;
}

/** The one place that opens transactions. The whole callback is run again on 40001 and 40P01, a bounded number of times. */
export class Transactions {
  constructor(private readonly pool: Pool) {}

  async run<T>(work: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const attempts = options.attempts ?? 4;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (!isRetryable(error) || attempt >= attempts) throw error;
        await sleep(5 * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  private async once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const done: AfterCommit[] = [];
    const result = await Pool.sourceOf(this.pool).transaction(async (manager) => {
      const tx = new Tx(manager);
      listeners.set(tx, done);
      return asTransaction(this.pool, () => work(tx));
    });
    for (const fn of done) fn();
    return result;
  }
}
