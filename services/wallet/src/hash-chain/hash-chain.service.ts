import { Inject, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Transactions } from '#libs/database';
import { HashChainErrors } from './hash-chain.errors.js';
import { HashChainRepository } from './hash-chain.repository.js';
import type { ChainHead, Verification } from './hash-chain.rules.js';

const largestBlock = 1_000;

/** Makes tampering show: postings are sealed once they are committed, and never in the way of one. */
@Injectable()
export class HashChainService {
  private readonly lag: Gauge;

  constructor(
    @Inject(HashChainRepository) private readonly seals: HashChainRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Registry) metrics: Registry,
  ) {
    this.lag = new Gauge({
      name: 'ledger_seal_lag_seconds',
      help: 'Age of the oldest posting that has not been sealed',
      registers: [metrics],
    });
  }

  /** Seals one block; true where more is waiting. */
  async seal(): Promise<boolean> {
    const sealed = await this.transactions.run(async (tx) => {
      if (!(await this.seals.claim(tx))) return 0;
      return this.seals.seal(tx, await this.seals.head(tx), largestBlock);
    });
    this.lag.set(await this.seals.lag());
    return sealed === largestBlock;
  }

  head(): Promise<ChainHead> {
    return this.seals.head();
  }

  /** Compares so many blocks with the postings that are there now, and stops at the first thing that is wrong. */
  async verify(
    fromBlock: bigint,
    blocks: number,
    passed: (hash: string) => void = () => undefined,
  ): Promise<Verification> {
    const head = await this.seals.head();
    const before = await this.seals.find(fromBlock - 1n);
    if (!before) throw HashChainErrors.SEAL_NOT_FOUND();
    let last = before;
    let postings = 0;
    for (let block = fromBlock; block < fromBlock + BigInt(blocks) && block <= head.block; block++) {
      const checked = await this.seals.check(block, last);
      const bad = checked ? checked.bad : { block, damage: 'SEAL_MISSING' as const, postingId: null };
      if (!checked || bad) return { fromBlock, throughBlock: block, postings, bad, head, next: null };
      last = checked;
      passed(checked.hash.toString('hex'));
      postings += checked.postings;
    }
    const next = last.block < head.block ? last.block + 1n : null;
    return { fromBlock, throughBlock: last.block, postings, bad: null, head, next };
  }
}
