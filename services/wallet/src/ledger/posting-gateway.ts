import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CONFIG, PlatformErrors } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { retryPause } from './ledger-call.repository.js';
import { LedgerMetrics } from './ledger-metrics.js';
import { ownTransaction } from './own-transaction.js';
import { BatcherUnavailable, busy, PostingBatcher } from './posting-batcher.js';
import { PostingRepository, type KeyReuse, type PostingItem } from './posting.repository.js';
import type { Correction, PostingAnswer, Rollback } from './posting.rules.js';

/** Attempts of a batch after a deadlock, before its items go singly. */
const attempts = 4;

/** Decides how a posting reaches the database: within a batch, in a transaction of its own, or in the caller's. */
@Injectable()
export class PostingGateway implements BeforeApplicationShutdown {
  private readonly batcher: PostingBatcher<PostingItem, PostingAnswer | KeyReuse> | undefined;

  constructor(
    private readonly postings: PostingRepository,
    @Inject(CONFIG) config: WalletConfig,
    metrics: LedgerMetrics,
  ) {
    const { postingPath, batchCommitters: committers, batchCap: cap, batchQueue: queue } = config;
    if (postingPath === 'batched')
      this.batcher = new PostingBatcher(
        postings,
        { committers, cap, queue, attempts, pause: retryPause },
        ({ request }) => request.memberId,
      );
    metrics.watch('ledger_queue_waiting', 'Postings that no batch has taken yet', () => this.waiting);
  }

  /** Live postings that wait for a transaction. */
  get waiting(): number {
    return this.batcher?.waiting ?? 0;
  }

  async post(item: PostingItem): Promise<PostingAnswer | KeyReuse> {
    if (!this.batcher) return this.postings.post(ownTransaction, item);
    try {
      return await this.batcher.submit(item);
    } catch (error) {
      throw error instanceof BatcherUnavailable ? PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1) : error;
    }
  }

  postWithin(tx: Tx, item: PostingItem): Promise<PostingAnswer | KeyReuse> {
    return this.postings.post(tx, item);
  }

  async postAllWithin(tx: Tx, items: readonly PostingItem[]): Promise<(PostingAnswer | KeyReuse)[]> {
    const answers: (PostingAnswer | KeyReuse)[] = [];
    const found = await this.postings.batchOn(tx, items);
    for (const [at, answer] of found.entries())
      answers.push(answer === busy ? await this.postings.post(tx, items[at]!) : answer);
    return answers;
  }

  rollback(request: Rollback, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    return this.postings.rollback(request, trace);
  }

  correct(request: Correction, trace: Buffer | null): Promise<PostingAnswer | KeyReuse> {
    return this.postings.correct(request, trace);
  }

  /** Waiting callers are answered before the connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.batcher?.close();
  }
}
