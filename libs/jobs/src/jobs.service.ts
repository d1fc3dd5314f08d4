import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from '#libs/database';
import { CONFIG, LOGGER, PeriodicTask } from '#libs/platform';
import type { PeriodicJobOptions } from './job.decorators.js';
import { JobDiscovery, type DeclaredJob } from './job-discovery.js';
import { JobsMetrics } from './jobs.metrics.js';
import { JobsRepository, type JobState } from './jobs.repository.js';
import { JOBS_SETTINGS, type JobsSettings } from './jobs.settings.js';

export interface EnqueueOptions {
  startAfter?: Date;
  /** At most one job of this name and key waits or runs; a further `enqueue` does nothing. */
  singletonKey?: string;
}

const hour = 3_600;
/** A worker that was killed is noticed after this; pg-boss allows no less. */
const heartbeatSeconds = 10;
const stopTimeoutMs = 25_000;

/** Runs the service's jobs on pg-boss, in the schema `jobs` of the service's database. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly jobs: Map<string, DeclaredJob>;
  private readonly tasks: PeriodicTask[] = [];

  constructor(
    private readonly repository: JobsRepository,
    private readonly discovery: JobDiscovery,
    private readonly metrics: JobsMetrics,
    @Inject(JOBS_SETTINGS) settings: JobsSettings,
    @Inject(CONFIG) private readonly config: object,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.jobs = new Map();
    const { superviseSeconds = 30 } = settings;
    this.boss = new PgBoss({
      db: repository.outside(),
      schema: 'jobs',
      migrate: false,
      createSchema: false,
      schedule: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      maintenanceIntervalSeconds: hour / 6,
      queueCacheIntervalSeconds: hour,
      flowIntervalSeconds: hour,
      reindex: false,
      monitorVacuum: false,
      registerInstance: false,
    });
    this.boss.on('error', (error) => logger.warn({ err: error }, 'job queue failed: the next poll retries'));
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const [name, job] of this.discovery.jobs()) this.jobs.set(name, job);
    await this.boss.start();
    for (const [name, job] of this.jobs) await this.open(name, job);
  }

  /** Waits for the running jobs; what is left runs on another replica or after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
    await this.boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }

  /** Adds a job in the caller's transaction. Returns false if `singletonKey` is already queued or running. */
  async enqueue(
    tx: Tx,
    name: string,
    data: object,
    { startAfter, singletonKey }: EnqueueOptions = {},
  ): Promise<boolean> {
    if (!this.jobs.get(name)?.handler) throw new Error(`No @JobHandler has the name ${name}`);
    const id = await this.boss.send(name, data, {
      db: this.repository.within(tx),
      ...(startAfter && { startAfter }),
      // Jobs without a key are independent: each has its own.
      singletonKey: singletonKey ?? crypto.randomUUID(),
    });
    return id !== null;
  }

  states(): Promise<JobState[]> {
    return this.repository.states();
  }

  private async open(name: string, job: DeclaredJob): Promise<void> {
    const every = job.periodic ? this.secondsBetween(job.periodic) : undefined;
    const options = queueOptions(job, every);
    await this.boss.createQueue(name, { ...options, policy: 'exclusive' });
    await this.boss.updateQueue(name, options);
    const pollingIntervalSeconds = pollSeconds(every);
    await this.boss.work(name, { pollingIntervalSeconds }, async ([one]) => this.run(name, job, one!.data));
    if (!job.periodic) return;
    if ('cron' in job.periodic) {
      const { cron, timeZone = 'UTC' } = job.periodic;
      return this.boss.schedule(name, cron, null, { tz: timeZone });
    }
    this.tasks.push(this.requestEvery(name, every!));
  }

  /**
   * Each replica requests a run per interval; pg-boss keeps one request per slot of time, and none while a run is queued or
   * active. So a run needs no earlier one to survive.
   */
  private requestEvery(name: string, seconds: number): PeriodicTask {
    const task = new PeriodicTask(
      { name: `request of job ${name}`, everyMs: seconds * 1000, logger: this.logger },
      async () => void (await this.boss.send(name, null, { singletonSeconds: seconds })),
    );
    return task.start();
  }

  private secondsBetween(options: PeriodicJobOptions): number | undefined {
    if ('cron' in options) return undefined;
    const { everySeconds } = options;
    const seconds = typeof everySeconds === 'function' ? everySeconds(this.config as never) : everySeconds;
    return Math.max(1, Math.round(seconds));
  }

  private async run(name: string, job: DeclaredJob, data: unknown): Promise<void> {
    try {
      await job.run(data);
      this.metrics.succeeded(name);
    } catch (error) {
      this.metrics.failed(name);
      this.logger.warn({ err: error, job: name }, `job ${name} failed: it is retried`);
      throw error;
    }
  }
}

/** Twice per interval: a poll in step with the requests would find each second request dropped. pg-boss allows 0.5. */
function pollSeconds(every = 4): number {
  return Math.min(Math.max(every / 2, 0.5), 15);
}

function queueOptions({ periodic, handler }: DeclaredJob, every: number | undefined): Omit<Queue, 'name'> {
  return {
    expireInSeconds: (periodic ?? handler)!.timeoutSeconds ?? hour / 4,
    heartbeatSeconds,
    // The next period is a retry of its own.
    retryLimit: handler ? (handler.retries ?? 10) : 3,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: Math.max(1, Math.min(every ?? 300, 300)),
    // A finished run blocks its slot of time, so it is kept longer than the slot.
    deleteAfterSeconds: Math.max(hour, 2 * (every ?? 0)),
  };
}
