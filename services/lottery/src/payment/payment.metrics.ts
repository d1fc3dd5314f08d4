import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { PaymentRepository } from './payment.repository.js';

/** How long payments of tickets wait for the wallet, read in the database with the metrics. */
@Injectable()
export class PaymentMetrics {
  private readonly waiting: Gauge;

  constructor(
    private readonly payments: PaymentRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Registry,
  ) {
    this.waiting = new Gauge({
      name: 'lottery_payment_waiting_seconds',
      help: 'Age of the oldest prize, refund or correction that the wallet has not confirmed; 0 if there is none',
      registers: [metrics],
      collect: () => this.read(),
    });
  }

  private async read(): Promise<void> {
    try {
      const now = this.clock.now().getTime();
      const since = await this.payments.oldestUnpaid();
      this.waiting.set(since ? Math.max(0, (now - since.getTime()) / 1_000) : 0);
    } catch (error) {
      this.logger.warn({ err: error }, 'reading of unpaid tickets failed: the gauge keeps its last value');
    }
  }
}
