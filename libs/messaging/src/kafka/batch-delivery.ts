import { Logger } from '@nestjs/common';
import type { EachBatchPayload } from 'kafkajs';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { EventMessage } from '../message.js';
import { fromKafka } from './cloud-events.js';

const BEAT_EVERY_MS = 1_000;

/**
 * Hands a batch over message by message and commits as far as it came. A message that cannot be handled now pauses its
 * partition, stays where it is and is fetched again; the pauses grow up to a few seconds and have no end.
 */
export class BatchDelivery {
  private readonly logger = new Logger(BatchDelivery.name);
  private readonly failures = new Map<string, number>();

  constructor(
    private readonly group: string,
    private readonly deliver: (message: EventMessage) => Promise<void>,
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
      for (const record of batch.messages) {
        if (lost || !isRunning() || isStale()) break;
        if (!(await this.one(payload, fromKafka(batch.topic, batch.partition, record)))) break;
        resolveOffset(record.offset);
        handled += 1;
        await heartbeat().catch((error: unknown) => (lost ??= error));
      }
    } finally {
      clearInterval(beat);
    }
    if (handled > 0) await this.commit(payload, lost);
    if (lost) throw lost;
  }

  private async one({ batch, pause }: EachBatchPayload, message: EventMessage): Promise<boolean> {
    const place = `${batch.topic}:${batch.partition}`;
    try {
      await this.deliver(message);
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
