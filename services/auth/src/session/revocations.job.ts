import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER, PeriodicTask } from '#libs/platform';
import { SessionService } from './session.service.js';

/** Announces, within about a second, ends of sessions that a process wrote but did not announce. */
@Injectable()
export class RevocationsJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;

  constructor(sessions: SessionService, @Inject(LOGGER) logger: Logger) {
    // Not a queued job: an ended session must be out of every cache within a second.
    this.task = new PeriodicTask({ name: 'announcing ended sessions', everyMs: 1_000, logger }, async () => {
      await sessions.announceMissedEnds();
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }
}
