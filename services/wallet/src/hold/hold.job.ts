import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { PeriodicJob } from '../jobs/periodic-job.js';
import { HoldService } from './hold.service.js';

/** Ends expired holds. A posting that meets an expired hold first ends it without waiting for this job. */
@Injectable()
export class HoldJob extends PeriodicJob {
  constructor(
    private readonly holds: HoldService,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('expiry of holds', 1_000, logger);
  }

  protected async run(): Promise<boolean> {
    await this.holds.expireDue();
    return false;
  }
}
