import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { isInfrastructure } from '#libs/database';
import { RelayNotifier } from '#libs/messaging';
import { CONFIG, LOGGER, PlatformErrors } from '#libs/platform';
import { retryPause } from '../ledger/ledger-call.repository.js';
import { LedgerMetrics } from '../ledger/ledger-metrics.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import { busy } from '../ledger/posting-batcher.js';
import { PostingGateway } from '../ledger/posting-gateway.js';
import { PostingRepository } from '../ledger/posting.repository.js';
import type { Posting } from '../ledger/posting.rules.js';
import { currentTrace } from '../ledger/posting.service.js';
import type { WalletConfig } from '../wallet.config.js';
import type { ItemAnswer } from './settlement.rules.js';
import { POSTINGS } from '../ledger/relay-postings.source.js';

/** Requests that wait for the lane; further ones are refused with 503. */
const maxWaiting = 16;
/** Rounds in which items with a busy account, or a chunk after a deadlock, are tried. */
const attempts = 4;
/** How long a chunk lets live postings go first. */
const maxYieldMs = 100;
const unavailable: ItemAnswer = { code: 'SERVICE_UNAVAILABLE', differs: [] };

/**
 * Postings nobody waits for at a table: they go in bounded chunks over connections of their own, and each chunk lets live
 * postings go first. An item is posted by its key, so a settlement that was cut short is sent again as it is.
 */
@Injectable()
export class SettlementService {
  private lane: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly postings: PostingRepository,
    private readonly gateway: PostingGateway,
    private readonly pools: LedgerPools,
    private readonly metrics: LedgerMetrics,
    private readonly relay: RelayNotifier,
    @Inject(CONFIG) private readonly config: WalletConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async post(requests: readonly Posting[]): Promise<ItemAnswer[]> {
    if (this.waiting >= maxWaiting) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
    this.waiting++;
    const turn = this.lane.then(() => this.postAll(requests));
    this.lane = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting--;
    }
  }

  private async postAll(requests: readonly Posting[]): Promise<ItemAnswer[]> {
    const answers = requests.map(() => unavailable);
    let open = requests.map((_, at) => at);
    for (let attempt = 1; open.length > 0 && attempt <= attempts; attempt++) {
      if (attempt > 1) await retryPause(attempt);
      const stillBusy: number[] = [];
      for (const chunk of chunksOf(open, this.config.settlementChunk)) {
        await this.letLivePostingsGoFirst();
        const results = await this.postChunk(chunk.map((at) => requests[at]!));
        for (const [i, at] of chunk.entries()) {
          const result = results[i]!;
          if (result === busy) stillBusy.push(at);
          else answers[at] = result;
        }
        this.relay.notify(POSTINGS);
      }
      open = stillBusy;
    }
    return answers;
  }

  /** One transaction; if one of its items fails it, each in a transaction of its own. */
  private async postChunk(requests: readonly Posting[]): Promise<(ItemAnswer | typeof busy)[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        const trace = currentTrace();
        const items = requests.map((request) => ({ request, trace }));
        const answers = await this.postings.batchOn(this.pools.settlements, items);
        return answers.map((answer, at) => {
          if (answer === busy) return busy;
          this.metrics.answered(requests[at]!.kind, answer);
          return 'differs' in answer ? { code: 'IDEMPOTENCY_KEY_REUSED', ...answer } : answer;
        });
      } catch (error) {
        const verdict = this.postings.verdict(error);
        if (verdict === 'again' && attempt < attempts) {
          await retryPause(attempt);
          continue;
        }
        if (verdict === 'refused' && requests.length > 1) return this.postSingly(requests);
        if (!isInfrastructure(error))
          this.logger.error({ err: error }, 'a settlement item failed: it has no posting');
        const code = isInfrastructure(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
        return requests.map(() => ({ code, differs: [] }));
      }
    }
  }

  private async postSingly(requests: readonly Posting[]): Promise<(ItemAnswer | typeof busy)[]> {
    const answers: (ItemAnswer | typeof busy)[] = [];
    for (const request of requests) answers.push(...(await this.postChunk([request])));
    return answers;
  }

  private async letLivePostingsGoFirst(): Promise<void> {
    for (const began = performance.now(); this.gateway.waiting > 0 && performance.now() - began < maxYieldMs;)
      await sleep(2);
  }
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}
