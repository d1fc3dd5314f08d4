import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { SessionService } from './session.service.js';

const everyMs = 1_000;

/** Announces, within about a second, ends of sessions that a process wrote but did not announce. */
@Injectable()
export class RevocationsJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly sessions: SessionService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.sessions
        .announceMissedEnds()
        .catch((error: unknown) =>
          this.logger.warn({ err: error }, 'announcing ended sessions failed, will retry'),
        )
        .finally(() => (this.running = undefined));
    }, everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
