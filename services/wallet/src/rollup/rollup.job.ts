import { Injectable } from '@nestjs/common';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import type { WalletConfig } from '../wallet.config.js';
import { RollupService } from './rollup.service.js';

@Injectable()
export class RollupJob {
  constructor(private readonly rollup: RollupService) {}

  @PeriodicJob({
    name: 'roll-up-ledger',
    everySeconds: ({ jobs }: WalletConfig) => jobs.rollupEveryMs / 1_000,
  })
  run(): Promise<void> {
    return repeatWhileMore(() => this.rollup.rollUp());
  }
}
