import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';

/** Repeats `run` until shutdown: immediately while more work waits, else after the interval. */
export abstract class PeriodicJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly logger: Logger,
  ) {}

  /** One pass; resolves to true if more work waits. */
  protected abstract run(): Promise<boolean>;

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => {
      this.running = this.runUntilDone();
    }, this.intervalMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async runUntilDone(): Promise<void> {
    try {
      while (!this.isStopped && (await this.run()));
    } catch (error) {
      this.logger.error({ err: error }, `${this.name} failed: retry in ${this.intervalMs} ms`);
    }
    if (!this.isStopped) this.onApplicationBootstrap();
  }
}
