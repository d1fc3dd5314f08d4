import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { MessageService } from './message.service.js';

const everyMs = 1_000;

/** Sends new messages at once and retries failed ones. */
@Injectable()
export class MessagesJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly messages: MessageService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.messages.onWaiting(() => this.wake());
    this.timer = setInterval(() => this.wake(), everyMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.again = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        if ((await this.messages.sendDue()) > 0) this.again = true;
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'message delivery failed, will retry');
    }
  }
}
