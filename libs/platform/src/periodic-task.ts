import type { Logger } from 'pino';

export interface PeriodicTaskOptions {
  /** What runs, for the log line: `<name> failed: …`. */
  name: string;
  everyMs: number;
  logger: Pick<Logger, 'warn'>;
}

/**
 * Work that each process repeats: caches, watches, polls. Runs never overlap, a failure is logged and the next run
 * follows. Work that must run once per cluster is a job of libs/jobs.
 */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly options: PeriodicTaskOptions,
    private readonly work: () => Promise<void>,
  ) {}

  start(): this {
    this.timer = setInterval(() => void this.run(), this.options.everyMs).unref();
    return this;
  }

  /** Starts a run now, or joins the one that is running; never rejects. */
  run(): Promise<void> {
    this.running ??= this.work()
      .catch((error: unknown) => {
        const { name, everyMs, logger } = this.options;
        logger.warn({ err: error }, `${name} failed: the next run is in ${everyMs} ms`);
      })
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /** No further runs; resolves when the running one has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
