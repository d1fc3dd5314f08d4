import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER, PeriodicTask } from '#libs/platform';
import { MessageService } from './message.service.js';

/** Sends new messages at once and retries failed ones every second. */
@Injectable()
export class MessagesJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;
  private isWaiting = false;
  private isStopped = false;

  constructor(
    private readonly messages: MessageService,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.task = new PeriodicTask({ name: 'message delivery', everyMs: 1_000, logger }, () => this.sendAll());
  }

  onApplicationBootstrap(): void {
    this.messages.onWaiting(() => {
      this.isWaiting = true;
      void this.task.run();
    });
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    return this.task.stop();
  }

  /** Until none is due, and again if one came during the last look. */
  private async sendAll(): Promise<void> {
    let sent = 0;
    do {
      this.isWaiting = false;
      sent = await this.messages.sendDue();
    } while ((sent > 0 || this.isWaiting) && !this.isStopped);
  }
}
