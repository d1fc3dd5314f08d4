import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { KeyReuse } from './ledger-call.repository.js';
import type { PostingAnswer, PostingKind } from './posting.rules.js';

/** How the write path of the ledger fares; what each figure means is in docs/operations/ledger.md. */
@Injectable()
export class LedgerMetrics {
  private readonly postings: Counter<'kind' | 'outcome'>;
  private readonly replays: Counter<'kind'>;
  private readonly reuses: Counter;
  private readonly retries: Counter<'reason'>;
  private readonly lockTimeouts: Counter;
  private readonly busy: Counter;
  private readonly batchSize: Histogram;
  private readonly payoutDifferences: Counter;

  constructor(private readonly registry: Registry) {
    const registers = [registry];
    this.postings = new Counter({
      name: 'ledger_postings_total',
      help: 'Answers that were decided now, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.replays = new Counter({
      name: 'ledger_replays_total',
      help: 'Stored answers returned for a known idempotency key',
      labelNames: ['kind'],
      registers,
    });
    this.reuses = new Counter({
      name: 'ledger_key_reuses_total',
      help: 'Requests refused because their key belongs to a different request',
      registers,
    });
    this.retries = new Counter({
      name: 'ledger_retries_total',
      help: 'Transactions run again after a deadlock or a serialization failure',
      labelNames: ['reason'],
      registers,
    });
    this.lockTimeouts = new Counter({
      name: 'ledger_lock_timeouts_total',
      help: 'Statements that gave up waiting for a lock and were moved off the shared connection',
      registers,
    });
    this.busy = new Counter({
      name: 'ledger_busy_items_total',
      help: 'Items left out of a batch because another transaction held their account',
      registers,
    });
    this.payoutDifferences = new Counter({
      name: 'ledger_payout_differences_total',
      help: 'Payouts of which a part did not fit the hold',
      registers,
    });
    this.batchSize = new Histogram({
      name: 'ledger_batch_size',
      help: 'Items in one batch transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      registers,
    });
  }

  answered(kind: PostingKind, answer: PostingAnswer | KeyReuse): void {
    if ('differs' in answer) this.reuses.inc();
    else if (answer.replayed) this.replays.inc({ kind });
    else this.postings.inc({ kind, outcome: answer.outcome });
  }

  paidBeyondHold(): void {
    this.payoutDifferences.inc();
  }

  retried(reason: 'deadlock' | 'serialization'): void {
    this.retries.inc({ reason });
  }

  lockTimedOut(): void {
    this.lockTimeouts.inc();
  }

  batched(items: number, busy: number): void {
    this.batchSize.observe(items);
    if (busy > 0) this.busy.inc(busy);
  }

  /** Reads the figure whenever the metrics are read. */
  watch(name: 'ledger_queue_waiting' | 'ledger_pipelined_calls', help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  watchPools(waiting: () => Record<string, number>): void {
    new Gauge({
      name: 'ledger_pool_waiting',
      help: 'Calls that wait for a connection of the pool',
      labelNames: ['pool'],
      registers: [this.registry],
      collect() {
        for (const [pool, count] of Object.entries(waiting())) this.set({ pool }, count);
      },
    });
  }
}
