import { Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { Pool, Transactions } from '#libs/database';
import { HashChainErrors } from './hash-chain.errors.js';
import { HashChainRepository } from './hash-chain.repository.js';
import type { ChainHead, Verification } from './hash-chain.rules.js';

const maxPostings = 1_000;

/** Makes tampering detectable: a chain of hashes over committed postings, written after them. */
@Injectable()
export class HashChainService {
  private readonly lag: Gauge;

  constructor(
    private readonly chain: HashChainRepository,
    private readonly transactions: Transactions,
    metrics: Registry,
    private readonly pool: Pool,
  ) {
    this.lag = new Gauge({
      name: 'ledger_seal_lag_seconds',
      help: 'Age of the oldest posting that is in no block of the hash chain',
      registers: [metrics],
    });
  }

  /** Appends one block; true if more postings wait. */
  async append(): Promise<boolean> {
    const postings = await this.transactions.run(async (tx) => {
      if (!(await this.chain.claim(tx))) return 0;
      return this.chain.append(tx, await this.chain.head(tx), maxPostings);
    });
    this.lag.set(await this.chain.lag());
    return postings === maxPostings;
  }

  head(): Promise<ChainHead> {
    return this.chain.head(this.pool);
  }

  /** Compares blocks with the present postings, up to the first difference. */
  async verify(
    fromBlock: bigint,
    blocks: number,
    passed: (hash: string) => void = () => undefined,
  ): Promise<Verification> {
    const head = await this.chain.head(this.pool);
    const before = await this.chain.find(fromBlock - 1n);
    if (!before) throw HashChainErrors.SEAL_NOT_FOUND();
    let last = before;
    let postings = 0;
    for (let block = fromBlock; block < fromBlock + BigInt(blocks) && block <= head.block; block++) {
      const checked = await this.chain.check(block, last);
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
