import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Admin, Kafka } from 'kafkajs';
import type { Broker, BrokerHealth, BrokerSubscription } from '../broker/broker.js';
import type { EventMessage } from '../broker/message.js';
import type { MessagingMetrics } from '../observability/messaging.metrics.js';
import { BatchDelivery } from './batch-delivery.js';
import { within } from './deadline.js';
import { createKafka, type KafkaCredentials } from './kafka-client.js';
import { KafkaConsumer } from './kafka-consumer.js';
import { KafkaProducer } from './kafka-producer.js';
import { createTopics } from './kafka-topics.js';
import { StateReader } from './state-reader.js';

const PROBE_EVERY_MS = 2_000;
/** Deliveries at a time, each with a database connection. */
const CONCURRENCY = 4;

export interface KafkaBrokerSettings {
  brokers: readonly string[];
  /** Without them the connection is in clear. */
  credentials?: KafkaCredentials;
  /** Create missing topics at the start; a cluster declares them itself. */
  createTopics: boolean;
  eventPartitions?: number;
  concurrency?: number;
}

/** Kafka behind the broker port. It starts while Kafka is unreachable, and connects once Kafka is back. */
export class KafkaBroker implements Broker {
  readonly lingerMs = 80;
  private readonly logger = new Logger(KafkaBroker.name);
  private readonly kafka: Kafka;
  private readonly producer: KafkaProducer;
  private readonly consumers: KafkaConsumer[] = [];
  private stateReader: StateReader | undefined;
  private readonly topicsReady: Promise<void>;
  private probe: { up: boolean; detail: string } = { up: false, detail: 'Kafka has not answered yet' };
  private readonly probing: Promise<void>;
  private readonly closing = new AbortController();

  constructor(
    private readonly service: string,
    private readonly settings: KafkaBrokerSettings,
    private readonly metrics: MessagingMetrics,
  ) {
    this.kafka = createKafka(service, settings.brokers, settings.credentials);
    this.producer = new KafkaProducer(this.kafka);
    this.topicsReady = this.prepareTopics();
    this.probing = this.keepProbing();
  }

  async send(messages: readonly EventMessage[]): Promise<void> {
    await this.topicsReady;
    await this.producer.send(messages);
  }

  async partitionsOf(topic: string): Promise<number> {
    const admin = this.kafka.admin({ retry: { retries: 0 } });
    try {
      await admin.connect();
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      return topics[0]!.partitions.length;
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  }

  async replayState(topics: readonly string[], apply: (message: EventMessage) => void): Promise<void> {
    await this.topicsReady;
    this.stateReader = new StateReader(this.kafka, this.service, topics, apply);
    await this.stateReader.replay();
  }

  async subscribe(subscription: BrokerSubscription): Promise<void> {
    const { group, topics, broadcast } = subscription;
    await this.topicsReady;
    if (topics.length === 0 || this.closing.signal.aborted) return;
    const groupId = broadcast ? `${group}.broadcast.${randomUUID()}` : group;
    const delivery = new BatchDelivery(groupId, subscription, this.settings.concurrency ?? CONCURRENCY);
    const consumer = new KafkaConsumer(this.kafka, {
      groupId,
      topics,
      fromBeginning: !broadcast,
      eachBatch: (payload) => delivery.each(payload),
      onRebalance: () => void delivery.rebalance(),
      onLeave: () => delivery.leave(),
      onProgress: (topic, partition, _lastOffset, lag) => this.metrics.consumerLag(topic, partition, lag),
    });
    this.consumers.push(consumer);
    consumer.start();
  }

  stateAnnounced(): void {
    // Readers wait for the end of the topic, not for its writer.
  }

  check(): BrokerHealth {
    const trouble = [this.stateReader, ...this.consumers].map((one) => one?.trouble()).filter(Boolean);
    if (!this.probe.up) return this.probe;
    return trouble.length > 0 ? { up: false, detail: trouble.join('; ') } : this.probe;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.consumers.map((consumer) => consumer.close()));
    await this.stateReader?.close();
    await this.producer.close();
    await Promise.all([this.topicsReady, this.probing]);
  }

  private async prepareTopics(): Promise<void> {
    while (this.settings.createTopics && !this.closing.signal.aborted) {
      try {
        return await createTopics(this.kafka, this.settings.eventPartitions);
      } catch (error) {
        this.logger.warn(`${this.service} failed to create topics, retry follows: ${String(error)}`);
        await this.pause(500);
      }
    }
  }

  /** A small request every two seconds, so that a service that only sends knows its health too. */
  private async keepProbing(): Promise<void> {
    let admin: Admin | undefined;
    while (!this.closing.signal.aborted) {
      try {
        if (!admin) {
          admin = this.kafka.admin({ retry: { retries: 0 } });
          await admin.connect();
        }
        const { brokers } = await within(3_000, admin.describeCluster());
        this.probe = { up: true, detail: `${brokers.length} brokers` };
      } catch (error) {
        this.probe = { up: false, detail: `Kafka does not answer: ${String(error)}` };
        await admin?.disconnect().catch(() => undefined);
        admin = undefined;
      }
      await this.pause(PROBE_EVERY_MS);
    }
    await admin?.disconnect().catch(() => undefined);
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }
}
