import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER, PeriodicTask } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { BankService } from './bank.service.js';

/** Reports due transfers at an interval. */
@Injectable()
export class BankWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(
    bank: BankService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    const everyMs = config.bank.simulatedPollMs;
    this.task = new PeriodicTask({ name: 'bank reports', everyMs, logger }, async () => {
      await bank.reportDue();
    });
  }

  onApplicationBootstrap(): void {
    if (this.config.bank.bankSimulator === 'on') this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
