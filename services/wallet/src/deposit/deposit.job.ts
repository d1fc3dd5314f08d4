import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '#libs/platform';
import { PeriodicJob } from '../jobs/periodic-job.js';
import { DepositService } from './deposit.service.js';

/** Registers and expires orders. Replicas may run it at once: each step is a compare-and-set. */
@Injectable()
export class DepositJob extends PeriodicJob {
  constructor(
    private readonly deposits: DepositService,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('progress of deposits', 2_000, logger);
  }

  protected async run(): Promise<boolean> {
    await this.deposits.advance();
    return false;
  }
}
