import { Inject, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Transactions } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { RollupRepository, type BookTurnover } from './rollup.repository.js';

const largestFold = 5_000;

/** Balances of the house's accounts without a row that every bet would have to change. */
@Injectable()
export class RollupService {
  private readonly lag: Gauge;

  constructor(
    @Inject(RollupRepository) private readonly house: RollupRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Registry) metrics: Registry,
  ) {
    this.lag = new Gauge({
      name: 'ledger_rollup_lag_seconds',
      help: 'Age of the oldest posting that no checkpoint has taken in',
      registers: [metrics],
    });
  }

  /** Folds what lies behind the horizon and past the last checkpoint; true where more is waiting. */
  async fold(): Promise<boolean> {
    const folded = await this.transactions.run(async (tx) => {
      if (!(await this.house.claim(tx))) return 0;
      return this.house.fold(tx, await this.house.position(tx), largestFold);
    });
    this.lag.set(await this.house.lag());
    return folded === largestFold;
  }

  trialBalance(book: Book): Promise<BookTurnover> {
    return this.house.turnover(book);
  }
}
