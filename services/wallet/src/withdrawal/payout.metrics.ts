import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { LOGGER } from '#libs/platform';
import { PayoutQueryRepository } from './payout-query.repository.js';

/** Payments whose notice is overdue, counted in the database when the metrics are read. */
@Injectable()
export class PayoutMetrics {
  private readonly oldest: Gauge;
  private readonly queued: Gauge;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly queries: PayoutQueryRepository,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Registry,
  ) {
    // Both are read at once: one query serves them.
    const shared = { registers: [metrics], collect: () => (this.reading ??= this.read()) };
    this.oldest = new Gauge({
      name: 'payout_silent_oldest_seconds',
      help: 'Age of the oldest payment whose notice is overdue',
      ...shared,
    });
    this.queued = new Gauge({
      name: 'payout_silent_queued',
      help: 'Payments without a notice that wait for an operator',
      ...shared,
    });
  }

  private async read(): Promise<void> {
    try {
      const { oldestSeconds, queued } = await this.queries.figures();
      this.oldest.set(oldestSeconds);
      this.queued.set(queued);
    } catch (error) {
      this.logger.warn({ err: error }, 'count of silent payouts failed: the gauges keep their last values');
    } finally {
      this.reading = undefined;
    }
  }
}
