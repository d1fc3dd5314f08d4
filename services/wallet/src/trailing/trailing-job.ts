import type { Logger } from 'pino';

export interface TrailingWork {
  name: string;
  everyMs: number;
  /** One pass; true where more is waiting. */
  pass(): Promise<boolean>;
}

/** Repeats a pass behind the postings: at once while more is waiting, else after a pause. A failure is logged and tried again. */
export class TrailingJob {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly work: TrailingWork,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, this.work.everyMs).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (!this.stopped && (await this.work.pass()));
    } catch (error) {
      this.logger.error({ err: error }, `${this.work.name} failed and will be tried again`);
    }
    if (!this.stopped) this.start();
  }
}
