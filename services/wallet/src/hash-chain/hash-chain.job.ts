import { Injectable } from '@nestjs/common';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import type { WalletConfig } from '../wallet.config.js';
import { HashChainService } from './hash-chain.service.js';

@Injectable()
export class HashChainJob {
  constructor(private readonly chain: HashChainService) {}

  @PeriodicJob({
    name: 'append-hash-chain',
    everySeconds: ({ jobs }: WalletConfig) => jobs.hashChainEveryMs / 1_000,
  })
  run(): Promise<void> {
    return repeatWhileMore(() => this.chain.append());
  }
}
