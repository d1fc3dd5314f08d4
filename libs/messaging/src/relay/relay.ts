import { Logger } from '@nestjs/common';
import { contractOf } from '#libs/events';
import type { Broker } from '../broker/broker.js';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { EventMessage } from '../broker/message.js';
import type { MessagingMetrics } from '../observability/messaging.metrics.js';
import type { EventTracing } from '../observability/tracing.js';
import { OutboxSource } from './outbox.source.js';
import { WatermarkSender } from '../watermark/watermark-sender.js';
import { partsOf } from './part.rules.js';
import type { RelayNotifier } from './relay-notifier.js';
import type { RelayLease } from './relay-lease.js';
import type { RelayRecord, RelaySource } from './relay-source.js';

const BATCH = 500;
const POLL_MS = 50;
/** After a poll that found only low-priority events the relay waits this many intervals, so that they go in batches. */
const LOW_PRIORITY_FACTOR = 20;
/** After a second without events a source is polled this many times less often; a notification still ends the wait. */
const QUIET_FACTOR = 10;
const QUIET_AFTER_MS = 1_000;
/** So many reads in a row that found records are load; the relay then lingers between reads. */
const BUSY_READS = 8;
const BACKLOG_EVERY_MS = 5_000;

/**
 * Sends committed records to the broker: fetch in order, send, wait for the acknowledgement, mark. A relay that is killed
 * between two of these sends a batch again, which the inbox of each consumer recognises.
 */
export class Relay {
  private readonly logger = new Logger(Relay.name);
  private readonly outbox: OutboxSource;
  private readonly watermarks: WatermarkSender;
  private readonly stopped = Promise.withResolvers<void>();
  private readonly announced = new Set<number>();
  private running: Promise<void>[] = [];
  private stopping = false;

  constructor(
    private readonly service: string,
    private readonly broker: Broker,
    private readonly lease: RelayLease,
    private readonly notifier: RelayNotifier,
    private readonly metrics: MessagingMetrics,
    private readonly tracing: EventTracing,
    private readonly pollMs = POLL_MS,
    watermarkEveryMs?: number,
    private readonly batch = BATCH,
  ) {
    this.outbox = new OutboxSource(lease);
    this.watermarks = new WatermarkSender(service, broker, () => this.outbox.watermark(), watermarkEveryMs);
  }

  start(sources: readonly RelaySource[]): void {
    this.running = [this.outbox, ...sources].map((source) => this.serve(source));
  }

  /** Finishes nothing: the next relay sends again what is not marked. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.stopped.resolve();
    await Promise.all(this.running);
    await this.lease.close();
  }

  private async serve(source: RelaySource): Promise<void> {
    let failures = 0;
    let sending: readonly RelayRecord[] = [];
    let backlogAt = 0;
    let lastSentAt = 0;
    let busyReads = 0;
    while (!this.stopping) {
      const notified = this.listen(source);
      try {
        sending = [];
        const shards = await this.lease.own(source.name, source.shards ?? 1);
        if (shards.length === 0) {
          if (source === this.outbox) this.broker.stateAnnounced();
          await this.pause(1_000);
          continue;
        }
        if (source === this.outbox) await this.announceState(shards);
        sending = await source.fetch(this.batch, shards);
        for (const part of partsOf(sending)) if (!(await this.send(part))) return;
        if (sending.length > 0) await source.markSent(sending);
        busyReads = sending.length > 0 ? busyReads + 1 : 0;
        failures = 0;
        if (Date.now() - backlogAt > BACKLOG_EVERY_MS) {
          backlogAt = Date.now();
          if (source.backlog) this.metrics.backlog(source.name, await source.backlog());
        }
        if (sending.length > 0) lastSentAt = Date.now();
        if (source === this.outbox && shards.includes(0))
          await Promise.race([this.watermarks.sendIfDue(), this.stopped.promise]);
        if (sending.length === this.batch) continue;
        if (busyReads >= BUSY_READS && this.broker.lingerMs > 0) await this.pause(this.broker.lingerMs);
        else
          await Promise.race([
            notified.promise,
            this.pause(this.pollMs * this.factorAfter(sending, lastSentAt)),
          ]);
      } catch (error) {
        if (this.stopping) return;
        failures += 1;
        if (failures === 1 || failures % 20 === 0)
          this.logger.warn(
            `${this.service} relay of ${source.name} failed, retry follows (${failures}): ${String(error)}`,
          );
        if (sending.length > 0) await source.markFailed?.(sending, String(error)).catch(() => undefined);
        await this.pause(pauseDelay(failures));
      } finally {
        notified.end();
      }
    }
  }

  private factorAfter(sent: readonly RelayRecord[], lastSentAt: number): number {
    if (sent.length > 0) return sent.every(({ type }) => isLowPriority(type)) ? LOW_PRIORITY_FACTOR : 1;
    return Date.now() - lastSentAt > QUIET_AFTER_MS ? QUIET_FACTOR : 1;
  }

  /** False when the relay was stopped before the broker had acknowledged. */
  private async send(records: readonly RelayRecord[]): Promise<boolean> {
    const spans = records.map((record) => this.tracing.startSend(record.type, record.traceparent));
    const messages = records.map<EventMessage>((record, i) => ({
      id: record.id,
      type: record.type,
      topic: record.topic,
      key: record.key,
      value: record.value,
      occurredAt: record.occurredAt,
      source: `/lotus/${this.service}`,
      traceparent: spans[i]!.traceparent,
      sequence: record.sequence,
    }));
    try {
      return await Promise.race([
        this.broker.send(messages).then(() => true),
        this.stopped.promise.then(() => false),
      ]);
    } finally {
      for (const span of spans) span.end();
    }
  }

  /**
   * Sends all state of newly locked shards once, for a broker that lost it and for the in-process one, which starts empty.
   * This happens under the lease and before newer changes, so an old copy cannot end up last.
   */
  private async announceState(shards: readonly number[]): Promise<void> {
    const fresh = shards.filter((shard) => !this.announced.has(shard));
    if (fresh.length > 0) {
      const state = await this.outbox.currentState(fresh);
      for (const part of partsOf(state)) await this.send(part);
      for (const shard of fresh) this.announced.add(shard);
    }
    this.broker.stateAnnounced();
  }

  private listen(source: RelaySource) {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { promise, end: this.notifier.onNotify(source.name, resolve) };
  }

  private async pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const elapsed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([elapsed, this.stopped.promise]);
    clearTimeout(timer);
  }
}

function isLowPriority(type: string): boolean {
  const contract = contractOf(type);
  return contract?.kind === 'event' && contract.lowPriority === true;
}
