import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER, PeriodicTask } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { UsdtService } from './usdt.service.js';

/** Reports due confirmations at an interval. */
@Injectable()
export class UsdtWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(
    usdt: UsdtService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.bank.simulatedPollMs;
    this.task = new PeriodicTask({ name: 'usdt reports', everyMs, logger }, async () => {
      await usdt.reportDue();
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.usdt.usdtSimulator === 'on') this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
