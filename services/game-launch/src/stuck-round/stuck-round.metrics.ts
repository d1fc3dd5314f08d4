import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { StuckRoundRepository } from './stuck-round.repository.js';

const ages = ['<1m', '<15m', '<1d', '>=1d'];

/** Open rounds and unfinished transactions, counted in the database when the metrics are read. */
@Injectable()
export class StuckRoundMetrics {
  private readonly rounds: Gauge<'age'>;
  private readonly transactions: Gauge<'age'>;
  private readonly attempts: Gauge;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly repository: StuckRoundRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Registry,
  ) {
    // All three are read at once: one query serves them.
    const shared = { registers: [metrics], collect: () => (this.reading ??= this.read()) };
    this.rounds = new Gauge({
      name: 'game_rounds_open',
      help: 'Open rounds by age',
      labelNames: ['age'],
      ...shared,
    });
    this.transactions = new Gauge({
      name: 'provider_transactions_unfinished',
      help: 'Unfinished transactions of providers by age',
      labelNames: ['age'],
      ...shared,
    });
    this.attempts = new Gauge({
      name: 'provider_transaction_attempts_max',
      help: 'Most attempts of the recovery worker at one unfinished transaction',
      ...shared,
    });
  }

  private async read(): Promise<void> {
    try {
      const counts = await this.repository.counts(this.clock.now());
      for (const age of ages) {
        const countOf = (what: string) =>
          counts.find((row) => row.what === what && row.age === age)?.count ?? 0;
        this.rounds.set({ age }, countOf('round'));
        this.transactions.set({ age }, countOf('transaction'));
      }
      this.attempts.set(Math.max(0, ...counts.map(({ attempts }) => attempts)));
    } catch (error) {
      this.logger.warn({ err: error }, 'count of open rounds failed: the gauges keep their last values');
    } finally {
      this.reading = undefined;
    }
  }
}
