import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import { TrailingJob } from '../trailing/trailing-job.js';
import type { WalletConfig } from '../wallet.config.js';
import { HashChainService } from './hash-chain.service.js';

@Injectable()
export class HashChainJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly job: TrailingJob;

  constructor(
    @Inject(HashChainService) seals: HashChainService,
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    const work = { name: 'the sealing', everyMs: config.sealEveryMs, pass: () => seals.seal() };
    this.job = new TrailingJob(work, logger);
  }

  onApplicationBootstrap(): void {
    this.job.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }
}
