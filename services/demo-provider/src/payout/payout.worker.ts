import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER, PeriodicTask } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { PayoutService } from './payout.service.js';

/** Sends due notices at an interval. */
@Injectable()
export class PayoutWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(
    payouts: PayoutService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.bank.simulatedPollMs;
    this.task = new PeriodicTask({ name: 'payout notices', everyMs, logger }, async () => {
      await payouts.reportDue();
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.bank.bankSimulator === 'on') this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
