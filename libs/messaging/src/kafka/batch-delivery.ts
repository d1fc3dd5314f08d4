import { Logger } from '@nestjs/common';
import type { EachBatchPayload } from 'kafkajs';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { BrokerSubscription } from '../broker/broker.js';
import type { EventMessage } from '../broker/message.js';
import { fromKafka } from './cloud-events.js';

const BEAT_EVERY_MS = 1_000;

/**
 * Delivers a fetched batch in order, singly or in runs of one type, and commits up to the last handled offset. A message
 * that fails for now pauses its partition and is fetched again; the pauses grow up to a few seconds, without end.
 */
export class BatchDelivery {
  private readonly logger = new Logger(BatchDelivery.name);
  private readonly failures = new Map<string, number>();

  constructor(
    private readonly group: string,
    private readonly subscription: Pick<
      BrokerSubscription,
      'deliver' | 'batchSizeOf' | 'deliverBatch' | 'broadcast'
    >,
  ) {}

  async each(payload: EachBatchPayload): Promise<void> {
    const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
    let lost: unknown;
    // Heartbeats keep this member in its group while a handler works.
    const beat = setInterval(
      () => void heartbeat().catch((error: unknown) => (lost ??= error)),
      BEAT_EVERY_MS,
    );
    let handled = 0;
    try {
      const messages = batch.messages.map((record) => fromKafka(batch.topic, batch.partition, record));
      while (handled < messages.length) {
        if (lost || !isRunning() || isStale()) break;
        const next = this.nextOf(messages, handled);
        if (!(await this.deliver(payload, next))) break;
        handled += next.length;
        resolveOffset(batch.messages[handled - 1]!.offset);
        await heartbeat().catch((error: unknown) => (lost ??= error));
      }
    } finally {
      clearInterval(beat);
    }
    // The group of a broadcast belongs to one process; offsets would outlive it.
    if (handled > 0 && !this.subscription.broadcast) await this.commit(payload, lost);
    if (lost) throw lost;
  }

  private nextOf(messages: readonly EventMessage[], from: number): EventMessage[] {
    const first = messages[from]!;
    const size = this.subscription.batchSizeOf(first);
    const run = messages.slice(from, from + size);
    const end = run.findIndex(({ type, malformed }) => type !== first.type || malformed !== undefined);
    return end > 0 ? run.slice(0, end) : run;
  }

  private async deliver(
    { batch, pause }: EachBatchPayload,
    messages: readonly EventMessage[],
  ): Promise<boolean> {
    const place = `${batch.topic}:${batch.partition}`;
    const [message] = messages as [EventMessage];
    try {
      if (messages.length > 1) await this.subscription.deliverBatch(messages);
      else await this.subscription.deliver(message);
      this.failures.delete(place);
      return true;
    } catch (error) {
      const failures = (this.failures.get(place) ?? 0) + 1;
      this.failures.set(place, failures);
      if (failures === 1 || failures % 20 === 0)
        this.logger.warn(
          `delivery of ${message.id} failed, ${this.group} pauses ${place} (${failures}): ${String(error)}`,
        );
      setTimeout(pause(), pauseDelay(failures)).unref();
      return false;
    }
  }

  /** A lost offset only repeats messages, which the inbox recognises, so a failure while leaving the group is ignored. */
  private async commit({ commitOffsetsIfNecessary, uncommittedOffsets }: EachBatchPayload, lost: unknown) {
    try {
      await commitOffsetsIfNecessary(uncommittedOffsets());
    } catch (error) {
      if (!lost) throw error;
    }
  }
}
