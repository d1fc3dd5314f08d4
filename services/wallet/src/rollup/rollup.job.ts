import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import { TrailingJob } from '../trailing/trailing-job.js';
import type { WalletConfig } from '../wallet.config.js';
import { RollupService } from './rollup.service.js';

@Injectable()
export class RollupJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly job: TrailingJob;

  constructor(
    @Inject(RollupService) house: RollupService,
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    const work = { name: 'the roll-up', everyMs: config.houseRollupEveryMs, pass: () => house.fold() };
    this.job = new TrailingJob(work, logger);
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }
}
