import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { DepositService } from './deposit.service.js';

const everyMs = 2_000;

/** Tends the orders again and again; several replicas may do so at once, for each step is a compare-and-set. */
@Injectable()
export class DepositJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(DepositService) private readonly deposits: DepositService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void (this.running ??= this.tend()), everyMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async tend(): Promise<void> {
    try {
      await this.deposits.tend();
    } catch (error) {
      this.logger.warn({ err: error }, 'deposits could not be tended');
    } finally {
      this.running = undefined;
    }
  }
}
