import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, type Clock } from '#libs/platform';
import { RetentionRepository } from './retention.repository.js';

const day = 24 * 60 * 60 * 1000;
const ticketDays = 90;
/** Money and play are kept for five years. */
const playYears = 5;
const batch = 1_000;

/** Deletes tickets after ninety days, and rounds with their transactions and sessions after five years. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly rows: RetentionRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'delete-old-play', cron: '41 3 * * *' })
  async run(): Promise<void> {
    const now = this.clock.now();
    const old = new Date(now);
    old.setUTCFullYear(old.getUTCFullYear() - playYears);
    await this.inBatches((tx) => this.rows.launches(tx, new Date(now.getTime() - ticketDays * day), batch));
    // Transactions go after their rounds; a session is needed as long as one of its rounds may be corrected.
    await this.inBatches((tx) => this.rows.rounds(tx, old, batch));
    await this.inBatches((tx) => this.rows.transactions(tx, old, batch));
    await this.inBatches((tx) => this.rows.sessions(tx, old, batch));
  }

  private async inBatches(deleteBatch: (tx: Tx) => Promise<number>): Promise<void> {
    while ((await this.transactions.run(deleteBatch)) === batch);
  }
}
