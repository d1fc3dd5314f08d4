import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Kafka } from 'kafkajs';
import type { EventMessage } from '../broker/message.js';
import { fromKafka } from './cloud-events.js';
import { KafkaConsumer } from './kafka-consumer.js';

/**
 * Reads state topics from their beginning and follows them. Each process has its own group and never commits.
 * A partition is read when the end that it had at the start is reached; compaction spares the segment of the last record.
 */
export class StateReader {
  private readonly logger = new Logger(StateReader.name);
  private readonly consumer: KafkaConsumer;
  private readonly caughtUp = Promise.withResolvers<void>();
  private readonly open = new Map<string, bigint>();

  constructor(
    private readonly kafka: Kafka,
    service: string,
    private readonly topics: readonly string[],
    apply: (message: EventMessage) => void,
  ) {
    this.consumer = new KafkaConsumer(kafka, {
      groupId: `${service}.state.${randomUUID()}`,
      topics,
      fromBeginning: true,
      eachBatch: async ({ batch, resolveOffset, heartbeat }) => {
        for (const record of batch.messages) {
          const message = fromKafka(batch.topic, batch.partition, record);
          if (message.malformed) this.logger.error(`${message.id}: ${message.malformed}`);
          else apply(message);
          resolveOffset(record.offset);
        }
        await heartbeat();
      },
      onProgress: (topic, partition, lastOffset) =>
        this.reached(`${topic}:${partition}`, BigInt(lastOffset) + 1n),
    });
  }

  /** Resolves when everything that was there at the start has been applied. */
  async replay(): Promise<void> {
    for (const [place, end] of await this.ends()) this.open.set(place, end);
    if (this.open.size === 0) this.caughtUp.resolve();
    this.consumer.start();
    await this.caughtUp.promise;
  }

  trouble(): string | undefined {
    return this.consumer.trouble();
  }

  close(): Promise<void> {
    return this.consumer.close();
  }

  private reached(place: string, next: bigint): void {
    const end = this.open.get(place);
    if (end !== undefined && next >= end) this.open.delete(place);
    if (this.open.size === 0) this.caughtUp.resolve();
  }

  private async ends(): Promise<Map<string, bigint>> {
    for (;;) {
      const admin = this.kafka.admin();
      try {
        await admin.connect();
        const ends = new Map<string, bigint>();
        for (const topic of this.topics)
          for (const { partition, high, low } of await admin.fetchTopicOffsets(topic))
            if (BigInt(high) > BigInt(low)) ends.set(`${topic}:${partition}`, BigInt(high));
        return ends;
      } catch (error) {
        this.logger.warn(`cannot look up the ends of state topics: ${String(error)}`);
        await sleep(500, undefined, { ref: false });
      } finally {
        await admin.disconnect().catch(() => undefined);
      }
    }
  }
}
