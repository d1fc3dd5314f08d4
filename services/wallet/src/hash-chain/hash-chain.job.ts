import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import { PeriodicJob } from '../jobs/periodic-job.js';
import type { WalletConfig } from '../wallet.config.js';
import { HashChainService } from './hash-chain.service.js';

@Injectable()
export class HashChainJob extends PeriodicJob {
  constructor(
    private readonly chain: HashChainService,
    @Inject(CONFIG) config: WalletConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('ledger hash chain', config.jobs.sealEveryMs, logger);
  }

  protected run(): Promise<boolean> {
    return this.chain.append();
  }
}
