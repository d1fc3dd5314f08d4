import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { PlatformErrors, traceHeaders } from '#libs/platform';
import { PostingBatcher } from './batch/posting-batcher.js';
import { PostingRepository, type KeyReuse } from './posting.repository.js';
import type { Posting, PostingAnswer, Rollback } from './posting.rules.js';
import { packTrace } from './trace.rules.js';

/** Moves money. A refusal is an answer with its code; whatever is thrown leaves the outcome to a retry with the same key. */
@Injectable()
export class PostingService {
  constructor(
    @Inject(PostingRepository) private readonly postings: PostingRepository,
    @Inject(PostingBatcher) private readonly batcher: PostingBatcher,
    @Inject(RelayNotifier) private readonly relay: RelayNotifier,
  ) {}

  async post(request: Posting): Promise<PostingAnswer> {
    const answer = settled(await this.batcher.post({ request, trace: currentTrace() }));
    if (!answer.replayed) this.relay.notify();
    return answer;
  }

  /** As part of a larger change: both are committed or neither is. */
  async postWithin(tx: EntityManager, request: Posting): Promise<PostingAnswer> {
    const answer = settled(await this.postings.post(request, currentTrace(), tx));
    afterCommit(tx, () => this.relay.notify());
    return answer;
  }

  async rollback(request: Rollback): Promise<PostingAnswer> {
    const answer = settled(await this.postings.rollback(request, currentTrace()));
    if (!answer.replayed) this.relay.notify();
    return answer;
  }
}

/** A key with another body is no business answer. */
export function settled<Answer extends object>(answer: Answer | KeyReuse): Answer {
  if ('differs' in answer) throw PlatformErrors.IDEMPOTENCY_KEY_REUSED({ differs: answer.differs });
  return answer;
}

export function currentTrace(): Buffer | null {
  return packTrace(traceHeaders()['traceparent']);
}
