import { Injectable } from '@nestjs/common';
import { afterCommit, type Tx } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { PlatformErrors, traceHeaders } from '#libs/platform';
import { LedgerMetrics } from './ledger-metrics.js';
import { PostingGateway } from './posting-gateway.js';
import type { KeyReuse } from './posting.repository.js';
import type { Correction, Posting, PostingAnswer, PostingKind, Rollback } from './posting.rules.js';
import { packTrace } from './trace.rules.js';
import { POSTINGS } from './relay-postings.source.js';

/** Moves money. A refusal is an answer with its code; after an error the outcome is unknown until a retry with the same key. */
@Injectable()
export class PostingService {
  constructor(
    private readonly gateway: PostingGateway,
    private readonly relay: RelayNotifier,
    private readonly metrics: LedgerMetrics,
  ) {}

  async post(request: Posting): Promise<PostingAnswer> {
    const answer = this.settle(request.kind, await this.gateway.post({ request, trace: currentTrace() }));
    if (!answer.replayed) this.relay.notify(POSTINGS);
    return answer;
  }

  /** As part of a larger change: both are committed or neither is. */
  async postWithin(tx: Tx, request: Posting): Promise<PostingAnswer> {
    const answer = this.settle(
      request.kind,
      await this.gateway.postWithin(tx, { request, trace: currentTrace() }),
    );
    afterCommit(tx, () => this.relay.notify(POSTINGS));
    return answer;
  }

  /** Many as part of a larger change. An account that another transaction holds is waited for after all others. */
  async postAllWithin(tx: Tx, requests: readonly Posting[]): Promise<(PostingAnswer | KeyReuse)[]> {
    if (requests.length === 0) return [];
    const trace = currentTrace();
    const answers = await this.gateway.postAllWithin(
      tx,
      requests.map((request) => ({ request, trace })),
    );
    for (const [at, answer] of answers.entries()) this.metrics.answered(requests[at]!.kind, answer);
    afterCommit(tx, () => this.relay.notify(POSTINGS));
    return answers;
  }

  async rollback(request: Rollback): Promise<PostingAnswer> {
    const answer = this.settle('ROLLBACK', await this.gateway.rollback(request, currentTrace()));
    if (!answer.replayed) this.relay.notify(POSTINGS);
    return answer;
  }

  async correct(request: Correction): Promise<PostingAnswer> {
    const answer = this.settle(request.kind, await this.gateway.correct(request, currentTrace()));
    if (!answer.replayed) this.relay.notify(POSTINGS);
    return answer;
  }

  private settle(kind: PostingKind, answer: PostingAnswer | KeyReuse): PostingAnswer {
    this.metrics.answered(kind, answer);
    return settled(answer);
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
