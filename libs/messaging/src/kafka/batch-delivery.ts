import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EachBatchPayload } from 'kafkajs';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { BrokerSubscription } from '../broker/broker.js';
import type { EventMessage } from '../broker/message.js';
import { RunGatherer, type Run } from '../consumer/run-gatherer.js';
import { Slots } from '../consumer/slots.js';
import { fromKafka } from './cloud-events.js';
import { OffsetCommits } from './offset-commits.js';

const BEAT_EVERY_MS = 1_000;
/** A fetch that brought events which may wait is followed by the next after this time, which fills its batches. */
const FETCH_EVERY_MS = 200;

/**
 * Delivers what a fetch brought: each partition in order, singly or in runs of one type, which are gathered over all
 * partitions. A run that fails for now pauses its partition and is fetched again; the pauses grow, without end.
 */
export class BatchDelivery {
  private readonly logger = new Logger(BatchDelivery.name);
  private readonly failures = new Map<string, number>();
  private readonly slots: Slots;
  private readonly gatherer: RunGatherer;
  private readonly commits: OffsetCommits;
  private readonly working = new Set<Promise<void>>();
  private readonly leaving = new AbortController();

  /** `concurrency`: deliveries at a time, each with a database connection. */
  constructor(
    private readonly group: string,
    private readonly subscription: Pick<
      BrokerSubscription,
      'deliver' | 'batchSizeOf' | 'mayWait' | 'deliverRuns' | 'broadcast'
    >,
    concurrency: number,
  ) {
    this.slots = new Slots(concurrency);
    this.gatherer = new RunGatherer(this.slots, (runs) => subscription.deliverRuns(runs));
    this.commits = new OffsetCommits(group);
  }

  /** Handles the batch of one partition; kafkajs calls it for all partitions of a fetch at once. */
  async each(payload: EachBatchPayload): Promise<void> {
    const work = this.handle(payload);
    this.working.add(work);
    try {
      await work;
    } finally {
      this.working.delete(work);
    }
  }

  /** What was handled is committed, so that the next owner of the partitions begins behind it. */
  async rebalance(): Promise<void> {
    await this.commits.commit();
  }

  /** Waits for what is in a handler, takes nothing more and commits. */
  async leave(): Promise<void> {
    this.leaving.abort();
    await Promise.allSettled(this.working);
    await this.commits.commit();
  }

  private async handle(payload: EachBatchPayload): Promise<void> {
    const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
    const begun = Date.now();
    let lost: unknown;
    const beat = () => heartbeat().catch((error: unknown) => void (lost ??= error));
    // Heartbeats keep this member in its group while a handler works.
    const beating = setInterval(() => void beat(), BEAT_EVERY_MS);
    try {
      const messages = batch.messages.map((record) => fromKafka(batch.topic, batch.partition, record));
      let handled = 0;
      while (handled < messages.length) {
        if (lost || this.leaving.signal.aborted || !isRunning() || isStale()) break;
        const run = this.nextRun(messages, handled);
        if (!(await this.deliver(payload, run))) break;
        handled += run.length;
        resolveOffset(batch.messages[handled - 1]!.offset);
        // The group of a broadcast belongs to one process; offsets would outlive it.
        if (!this.subscription.broadcast) this.commits.due(payload);
        await beat();
      }
      if (!lost && messages.some((message) => this.subscription.mayWait(message)))
        await this.pause(begun + FETCH_EVERY_MS - Date.now());
    } finally {
      clearInterval(beating);
    }
    if (!lost) return;
    await this.commits.commit();
    throw lost;
  }

  private nextRun(messages: readonly EventMessage[], from: number): Run {
    const first = messages[from]!;
    const run = messages.slice(from, from + this.subscription.batchSizeOf(first));
    const end = run.findIndex(({ type, malformed }) => type !== first.type || malformed !== undefined);
    return end > 0 ? run.slice(0, end) : run;
  }

  private async deliver({ batch, pause }: EachBatchPayload, run: Run): Promise<boolean> {
    const place = `${batch.topic}:${batch.partition}`;
    const first = run[0]!;
    try {
      const max = this.subscription.batchSizeOf(first);
      if (max > 1) await this.gatherer.deliver(run, max);
      else await this.slots.run(() => this.subscription.deliver(first));
      this.failures.delete(place);
      return true;
    } catch (error) {
      const failures = (this.failures.get(place) ?? 0) + 1;
      this.failures.set(place, failures);
      if (failures === 1 || failures % 20 === 0)
        this.logger.warn(
          `delivery of ${first.id} failed, ${this.group} pauses ${place} (${failures}): ${String(error)}`,
        );
      setTimeout(pause(), pauseDelay(failures)).unref();
      return false;
    }
  }

  private async pause(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.leaving.signal }).catch(() => undefined);
  }
}
