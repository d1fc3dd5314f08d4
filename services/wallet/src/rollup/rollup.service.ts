import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Pool, Transactions } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { RollupRepository, type BookTurnover } from './rollup.repository.js';

const maxPostings = 5_000;

/** Sums house accounts from checkpoints: no bet changes a row of a house account. */
@Injectable()
export class RollupService {
  private readonly lag: Gauge;

  constructor(
    private readonly rollups: RollupRepository,
    private readonly transactions: Transactions,
    metrics: Registry,
    private readonly pool: Pool,
  ) {
    this.lag = new Gauge({
      name: 'ledger_rollup_lag_seconds',
      help: 'Age of the oldest posting that is in no checkpoint',
      registers: [metrics],
    });
  }

  /** Adds committed postings to the next checkpoint; true if more wait. */
  async rollUp(): Promise<boolean> {
    const postings = await this.transactions.run(async (tx) => {
      if (!(await this.rollups.claim(tx))) return 0;
      return this.rollups.rollUp(tx, await this.rollups.position(tx), maxPostings);
    });
    this.lag.set(await this.rollups.lag());
    return postings === maxPostings;
  }

  trialBalance(book: Book): Promise<BookTurnover> {
    return this.rollups.turnover(this.pool, book);
  }
}
