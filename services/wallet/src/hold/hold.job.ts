import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { HoldService } from './hold.service.js';

const everyMs = 1_000;

/** Sweeps up expired holds. Nothing waits for it: whoever meets an expired hold first ends it. */
@Injectable()
export class HoldJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;

  constructor(
    @Inject(HoldService) private readonly holds: HoldService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void (this.running ??= this.sweep()), everyMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweep(): Promise<void> {
    try {
      await this.holds.expireDue();
    } catch (error) {
      this.logger.warn({ err: error }, 'expired holds could not be swept up');
    } finally {
      this.running = undefined;
    }
  }
}
