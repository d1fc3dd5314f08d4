import { SetMetadata } from '@nestjs/common';

interface JobOptions {
  /** Unique in its service; also the label of metrics and log lines. */
  name: string;
  /** Seconds after which a running handler counts as failed; 15 minutes by default. */
  timeoutSeconds?: number;
}

interface IntervalJobOptions extends JobOptions {
  /**
   * Seconds between two starts, or a function of the service's configuration. The first start is one interval after the
   * service's, so what runs less often than hourly has a `cron`.
   */
  everySeconds: number | ((config: never) => number);
}

interface CronJobOptions extends JobOptions {
  /** Five fields, evaluated each minute. */
  cron: string;
  /** IANA time zone of `cron`; UTC by default. */
  timeZone?: string;
}

export type PeriodicJobOptions = IntervalJobOptions | CronJobOptions;

export interface JobHandlerOptions extends JobOptions {
  /** Retries after a failure, with growing delays; 10 by default. */
  retries?: number;
}

export const PERIODIC_JOB = Symbol('PERIODIC_JOB');
export const JOB_HANDLER = Symbol('JOB_HANDLER');

/** A method without parameters of a provider, which runs periodically: once per cluster, never twice at a time. */
export const PeriodicJob = (options: PeriodicJobOptions): MethodDecorator =>
  SetMetadata(PERIODIC_JOB, options);

/** A method that receives the data of each job of this name, at least once. */
export const JobHandler = (options: JobHandlerOptions): MethodDecorator => SetMetadata(JOB_HANDLER, options);
