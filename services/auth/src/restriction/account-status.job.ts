import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { AccountStatusService } from './account-status.service.js';

const everyMs = 1_000;

/** Retries decisions about accounts that are not enforced in every service yet. */
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
        .catch((error: unknown) =>
          this.logger.warn({ err: error }, 'enforcing account statuses failed, will retry'),
        )
        .finally(() => (this.running = undefined));
    }, everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
