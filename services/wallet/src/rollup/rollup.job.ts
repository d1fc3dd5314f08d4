import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import { PeriodicJob } from '../jobs/periodic-job.js';
import type { WalletConfig } from '../wallet.config.js';
import { RollupService } from './rollup.service.js';

@Injectable()
export class RollupJob extends PeriodicJob {
  constructor(
    private readonly rollup: RollupService,
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('ledger roll-up', config.jobs.houseRollupEveryMs, logger);
  }

  protected run(): Promise<boolean> {
    return this.rollup.rollUp();
  }
}
