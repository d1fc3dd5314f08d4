import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Transactions } from '#libs/database';
import { PlatformErrors } from '../errors/platform.errors.js';
import { ProjectionErrors } from './projection.errors.js';
import { ProjectionRunRepository, type ProjectionRun } from './projection-run.repository.js';
import { Projection, ReplayService } from './replay.service.js';

const SEEN_EVERY_MS = 5_000;
const RUNS_SHOWN = 20;

/** The projections of this service, which operators rebuild. A rebuild runs on after its request, in this process. */
@Injectable()
export class ProjectionsService implements OnApplicationShutdown {
  private readonly logger = new Logger(ProjectionsService.name);
  private readonly runs: ProjectionRunRepository;
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly replay: ReplayService,
    transactions: Transactions,
  ) {
    this.runs = new ProjectionRunRepository(transactions);
  }

  /** Each with its newest run, if it was ever rebuilt. */
  async list(): Promise<{ name: string; last: ProjectionRun | undefined }[]> {
    const names = [...this.projections().keys()].toSorted();
    const runs = await this.runs.newest(names, 1);
    return names.map((name) => ({ name, last: runs.find(({ projection }) => projection === name) }));
  }

  history(name: string): Promise<ProjectionRun[]> {
    this.find(name);
    return this.runs.newest([name], RUNS_SHOWN);
  }

  async start(name: string, operatorId: string, reason: string): Promise<ProjectionRun> {
    const projection = this.find(name);
    const run = await this.runs.start(name, operatorId, reason);
    if (!run) throw ProjectionErrors.REBUILD_RUNNING();
    this.logger.log(`rebuild ${run.id} of ${name} started by ${operatorId}`);
    const work = this.work(run, projection).finally(() => this.running.delete(work));
    this.running.add(work);
    return run;
  }

  /** A rebuild that is cut short leaves the live tables as they are. */
  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await Promise.allSettled(this.running);
  }

  private async work(run: ProjectionRun, projection: Projection): Promise<void> {
    let events = 0;
    const counted = {
      start: () => projection.start(),
      apply: async (some: Parameters<Projection['apply']>[0]) => {
        if (this.isStopping) throw new Error('the service stops');
        await projection.apply(some);
        events += some.payloads.length;
      },
      finish: (rest: Parameters<Projection['finish']>[0]) => projection.finish(rest),
    };
    const timer = setInterval(() => {
      this.runs
        .seen(run.id, events)
        .catch((error: unknown) => this.logger.warn(`rebuild ${run.id}: ${String(error)}`));
    }, SEEN_EVERY_MS);
    let failure: string | null = null;
    try {
      await this.replay.rebuild(counted, projection.origins);
    } catch (error) {
      failure = String(error);
      this.logger.error(`rebuild ${run.id} of ${run.projection} failed: ${failure}`);
    }
    clearInterval(timer);
    await this.runs
      .end(run.id, events, failure)
      .catch((error: unknown) => this.logger.error(`rebuild ${run.id}: ${String(error)}`));
    if (failure === null) this.logger.log(`rebuild ${run.id} of ${run.projection} done: ${events} events`);
  }

  private find(name: string): Projection {
    const projection = this.projections().get(name);
    if (!projection) throw PlatformErrors.NOT_FOUND();
    return projection;
  }

  private projections(): Map<string, Projection> {
    const found = this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((instance) => instance instanceof Projection);
    return new Map(found.map((projection) => [projection.name, projection]));
  }
}
