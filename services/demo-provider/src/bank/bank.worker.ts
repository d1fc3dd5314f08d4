import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';
import { BankService } from './bank.service.js';

/** Reports due transfers at an interval, one run at a time. */
@Injectable()
export class BankWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    private readonly bank: BankService,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { bankSimulator, simulatedPollMs } = this.config.bank;
    if (bankSimulator === 'off') return;
    this.timer = setInterval(() => void (this.running ??= this.run()), simulatedPollMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.bank.reportDue();
    } catch (error) {
      this.logger.warn({ err: error }, 'bank reports failed: due transfers are retried');
    } finally {
      this.running = undefined;
    }
  }
}
