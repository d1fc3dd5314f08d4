import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { CONFIG, PlatformErrors } from '#libs/platform';
import type { WalletConfig } from '../../wallet.config.js';
import type { KeyReuse } from '../posting.repository.js';
import type { PostingAnswer } from '../posting.rules.js';
import { Batcher, BatcherUnavailable } from './batcher.js';
import { PostBatchRepository, type PostingItem } from './post-batch.repository.js';

const attempts = 4;

/** The path of single movements that are a whole request: through few transactions, or each through its own. */
@Injectable()
export class PostingBatcher implements BeforeApplicationShutdown {
  private readonly batcher: Batcher<PostingItem, PostingAnswer | KeyReuse> | undefined;

  constructor(
    @Inject(PostBatchRepository) private readonly port: PostBatchRepository,
    @Inject(CONFIG) config: WalletConfig,
  ) {
    const { postingPath, batchCommitters: committers, batchCap: cap, batchQueue: queue } = config;
    if (postingPath === 'batched')
      this.batcher = new Batcher(
        port,
        { committers, cap, queue, attempts },
        ({ request }) => request.memberId,
      );
  }

  async post(item: PostingItem): Promise<PostingAnswer | KeyReuse> {
    if (!this.batcher) return this.port.single(item);
    try {
      return await this.batcher.submit(item);
    } catch (error) {
      throw error instanceof BatcherUnavailable ? PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1) : error;
    }
  }

  /** Everybody who waits is answered before the connections go. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.batcher?.close();
  }
}
