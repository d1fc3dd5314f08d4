import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isRetryable } from './errors.js';
import { asTransaction } from './second-connection.js';

type AfterCommit = () => void;
const listeners = new WeakMap<EntityManager, AfterCommit[]>();

/** Calls `fn` once the transaction of this manager has committed; never when it rolls back. */
export function afterCommit(tx: EntityManager, fn: AfterCommit): void {
  listeners.get(tx)?.push(fn);
}

export interface TransactionOptions {
  /** Attempts in all for serialization failures and deadlocks. */
  attempts?: number;
}

/** The one place that opens transactions. The whole callback is run again on 40001 and 40P01, a bounded number of times. */
export class Transactions {
  constructor(private readonly source: DataSource) {}

  async run<T>(work: (tx: EntityManager) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
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

  private async once<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const done: AfterCommit[] = [];
    const result = await this.source.transaction(async (tx) => {
      listeners.set(tx, done);
      return asTransaction(this.source, () => work(tx));
    });
    for (const fn of done) fn();
    return result;
  }
}
