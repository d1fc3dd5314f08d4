import { Logger } from '@nestjs/common';
import type { EachBatchPayload } from 'kafkajs';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { BrokerSubscription } from '../broker.js';
import type { EventMessage } from '../message.js';
import { fromKafka } from './cloud-events.js';

const BEAT_EVERY_MS = 1_000;
/** So many messages are dealt with together at most. */
const MOST_TOGETHER = 50;

/**
 * Hands a batch over message by message, or several that may go together, and commits as far as it came. A message that cannot be handled now pauses its
 * partition, stays where it is and is fetched again; the pauses grow up to a few seconds and have no end.
 */
export class BatchDelivery {
  private readonly logger = new Logger(BatchDelivery.name);
  private readonly failures = new Map<string, number>();

  constructor(
    private readonly group: string,
    private readonly subscription: Pick<BrokerSubscription, 'deliver' | 'together'>,
  ) {}

  async each(payload: EachBatchPayload): Promise<void> {
    const { batch, resolveOffset, heartbeat, isRunning, isStale } = payload;
    let lost: unknown;
    // A handler may take its time or try again; the group must not think this member dead meanwhile.
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
        if (!(await this.handOver(payload, next))) break;
        handled += next.length;
        resolveOffset(batch.messages[handled - 1]!.offset);
        await heartbeat().catch((error: unknown) => (lost ??= error));
      }
    } finally {
      clearInterval(beat);
    }
    if (handled > 0) await this.commit(payload, lost);
    if (lost) throw lost;
  }

  private nextOf(messages: readonly EventMessage[], from: number): EventMessage[] {
    const { together } = this.subscription;
    let to = from;
    while (to < messages.length && to - from < MOST_TOGETHER && together?.mayJoin(messages[to]!)) to += 1;
    return messages.slice(from, Math.max(to, from + 1));
  }

  private async handOver(
    { batch, pause }: EachBatchPayload,
    messages: readonly EventMessage[],
  ): Promise<boolean> {
    const place = `${batch.topic}:${batch.partition}`;
    const { deliver, together } = this.subscription;
    const [message] = messages as [EventMessage];
    try {
      if (together && messages.length > 1) await together.deliver(messages);
      else await deliver(message);
      this.failures.delete(place);
      return true;
    } catch (error) {
      const failures = (this.failures.get(place) ?? 0) + 1;
      this.failures.set(place, failures);
      if (failures === 1 || failures % 20 === 0)
        this.logger.warn(`${this.group} pauses ${place} at ${message.id} (${failures}): ${String(error)}`);
      setTimeout(pause(), pauseDelay(failures)).unref();
      return false;
    }
  }

  /** Offsets only spare work: were they lost, the inbox would recognise the messages. So a failure while leaving is none. */
  private async commit({ commitOffsetsIfNecessary, uncommittedOffsets }: EachBatchPayload, lost: unknown) {
    try {
      await commitOffsetsIfNecessary(uncommittedOffsets());
    } catch (error) {
      if (!lost) throw error;
    }
  }
}
