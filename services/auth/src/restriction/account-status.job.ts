import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { AccountStatusService } from './account-status.service.js';

const everyMs = 1_000;

/** Carries out, as soon as everybody is there, what operators decided about accounts. */
@Injectable()
export class AccountStatusJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly statuses: AccountStatusService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.statuses
        .enforceDue()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'decisions about accounts wait'))
        .finally(() => (this.running = undefined));
    }, everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
