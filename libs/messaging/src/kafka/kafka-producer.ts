import { Partitioners, type Kafka, type Producer, type TopicMessages } from 'kafkajs';
import type { EventMessage } from '../broker/message.js';
import { toKafka } from './cloud-events.js';
import { within } from './deadline.js';

const SEND_DEADLINE_MS = 12_000;

/**
 * The idempotent producer, one request at a time: with several in flight its order is not to be relied on. After any
 * failure its sequence numbers are in doubt, so the next batch is sent by a new one.
 */
export class KafkaProducer {
  private producer: Promise<Producer> | undefined;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly kafka: Kafka) {}

  /** Relays of several sources take turns. */
  send(messages: readonly EventMessage[]): Promise<void> {
    const turn = this.turn.catch(() => undefined).then(() => this.sendNow(messages));
    this.turn = turn;
    return turn;
  }

  async close(): Promise<void> {
    await this.turn.catch(() => undefined);
    await this.drop();
  }

  private async sendNow(messages: readonly EventMessage[]): Promise<void> {
    const byTopic = new Map<string, TopicMessages>();
    for (const message of messages) {
      const batch = byTopic.get(message.topic) ?? { topic: message.topic, messages: [] };
      batch.messages.push(toKafka(message));
      byTopic.set(message.topic, batch);
    }
    try {
      this.producer ??= this.connect();
      const producer = await within(SEND_DEADLINE_MS, this.producer);
      const batch = { acks: -1, timeout: 8_000, topicMessages: [...byTopic.values()] };
      await within(SEND_DEADLINE_MS, producer.sendBatch(batch));
    } catch (error) {
      await this.drop();
      throw error;
    }
  }

  private async connect(): Promise<Producer> {
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: { initialRetryTime: 100, multiplier: 1.5, maxRetryTime: 500, retries: 8 },
    });
    await producer.connect();
    return producer;
  }

  private async drop(): Promise<void> {
    const producer = this.producer;
    this.producer = undefined;
    if (producer)
      await within(
        2_000,
        producer.then((one) => one.disconnect()),
      ).catch(() => undefined);
  }
}
