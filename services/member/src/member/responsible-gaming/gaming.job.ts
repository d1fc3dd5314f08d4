import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { GamingService } from './gaming.service.js';

const everyMs = 2_000;

/** Retries decisions that wallet or auth has not applied. */
@Injectable()
export class GamingJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly gaming: GamingService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.gaming
        .applyMissed()
        .catch((error: unknown) =>
          this.logger.warn({ err: error }, 'apply of gaming decisions failed: will retry'),
        )
        .finally(() => (this.running = undefined));
    }, everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
