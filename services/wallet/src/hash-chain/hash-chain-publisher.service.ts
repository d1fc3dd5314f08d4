import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { hashChainExtended } from '#libs/events';
import { PeriodicJob } from '#libs/jobs';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { HashChainRepository } from './hash-chain.repository.js';

/** Copies the newest block out of this database every hour, so that its owner cannot rewrite the chain unnoticed. */
@Injectable()
export class HashChainPublisherService {
  constructor(
    private readonly chain: HashChainRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'publish-hash-chain-head', everySeconds: 3_600 })
  async publishHead(): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { block, throughId, hash } = await this.chain.head(tx);
      if (block === 0n) return;
      await this.outbox.add(tx, hashChainExtended, {
        block: Number(block),
        throughId,
        hash: hash.toString('hex'),
        at: this.clock.now().toISOString(),
      });
    });
  }
}
