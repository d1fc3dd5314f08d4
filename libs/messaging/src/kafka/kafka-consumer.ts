import { Logger } from '@nestjs/common';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { SESSION_TIMEOUT_MS } from './kafka-client.js';

const HEARTBEAT_MS = 1_500;
const WATCH_EVERY_MS = 1_000;
/** Longer than a heartbeat and a fetch that finds nothing, shorter than a session. */
const SILENT_AFTER_MS = 6_000;
const GIVEN_UP_AFTER_MS = 2 * SESSION_TIMEOUT_MS;
/** Partitions of a fetch that are handed over at once, so that their events can be gathered. */
const PARTITIONS_AT_ONCE = 64;

export interface KafkaConsumerSettings {
  groupId: string;
  topics: readonly string[];
  fromBeginning: boolean;
  eachBatch(payload: EachBatchPayload): Promise<void>;
  /** The group is about to divide its partitions again. */
  onRebalance?(): void;
  /** Before the consumer leaves its group. */
  onLeave?(): Promise<void>;
  /** After each batch, also one that was empty after filtering: what has been read up to, and how much is left. */
  onProgress?(topic: string, partition: number, lastOffset: string, lag: number): void;
}

/**
 * A consumer that is watched. kafkajs can go silent after losing its broker, and a crash it does not hold retriable is
 * final although the process lives on; both end here in a new consumer, and in a red health until it works.
 */
export class KafkaConsumer {
  private readonly logger = new Logger(KafkaConsumer.name);
  private consumer: Consumer | undefined;
  private watchdog: NodeJS.Timeout | undefined;
  private starting: Promise<void> | undefined;
  private lastSign = 0;
  private lastFresh = Date.now();
  private closed = false;

  constructor(
    private readonly kafka: Kafka,
    private readonly settings: KafkaConsumerSettings,
  ) {}

  start(): void {
    this.watchdog = setInterval(() => this.watch(), WATCH_EVERY_MS);
    this.starting = this.renew('start');
  }

  /** Why it cannot be trusted to be consuming, or undefined. */
  trouble(): string | undefined {
    if (this.lastSign === 0) return `${this.settings.groupId} has not joined yet`;
    const silence = Date.now() - this.lastSign;
    return silence > SILENT_AFTER_MS ? `${this.settings.groupId} silent for ${silence} ms` : undefined;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.watchdog);
    await this.starting;
    await this.settings.onLeave?.();
    await this.consumer?.disconnect().catch(() => undefined);
  }

  private watch(): void {
    const quietSince = Math.max(this.lastSign, this.lastFresh);
    if (this.starting || Date.now() - quietSince < GIVEN_UP_AFTER_MS) return;
    this.starting = this.renew('silent for two sessions');
  }

  private async renew(why: string): Promise<void> {
    if (why !== 'start') this.logger.warn(`${this.settings.groupId}: new consumer (${why})`);
    const old = this.consumer;
    this.consumer = undefined;
    // A consumer that hangs would hang its disconnect too.
    if (old) await Promise.race([old.disconnect().catch(() => undefined), wait(2_000)]);
    for (let delay = 200; !this.closed; delay = Math.min(delay * 2, 2_000)) {
      try {
        await this.open();
        break;
      } catch (error) {
        this.logger.warn(`${this.settings.groupId} cannot start: ${String(error)}`);
        await wait(delay);
      }
    }
    this.lastFresh = Date.now();
    this.starting = undefined;
  }

  private async open(): Promise<void> {
    const { groupId, topics, fromBeginning, eachBatch, onRebalance, onProgress } = this.settings;
    const consumer = this.kafka.consumer({
      groupId,
      sessionTimeout: SESSION_TIMEOUT_MS,
      heartbeatInterval: HEARTBEAT_MS,
      rebalanceTimeout: 20_000,
      maxWaitTimeInMs: 1_000,
      minBytes: 1,
      maxBytesPerPartition: 512 * 1024,
      maxBytes: 4 * 1024 * 1024,
      allowAutoTopicCreation: false,
    });
    const { CRASH, FETCH, HEARTBEAT, GROUP_JOIN, REBALANCING, END_BATCH_PROCESS } = consumer.events;
    const sign = () => {
      if (this.consumer === consumer) this.lastSign = Date.now();
    };
    consumer.on(HEARTBEAT, sign);
    consumer.on(GROUP_JOIN, sign);
    consumer.on(FETCH, sign);
    consumer.on(REBALANCING, () => onRebalance?.());
    consumer.on(END_BATCH_PROCESS, ({ payload }) => {
      sign();
      onProgress?.(payload.topic, payload.partition, payload.lastOffset, Number(payload.offsetLag));
    });
    consumer.on(CRASH, ({ payload }) => {
      if (payload.restart || this.closed || this.consumer !== consumer) return;
      this.lastSign = 0;
      this.starting ??= this.renew(`crashed: ${payload.error.message}`);
    });
    this.consumer = consumer;
    await consumer.connect();
    await consumer.subscribe({ topics: [...topics], fromBeginning });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
      eachBatch: (payload) => eachBatch(payload),
    });
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
