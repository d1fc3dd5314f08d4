import { Logger } from '@nestjs/common';
import { contractOf } from '#libs/events';
import type { Broker } from '../broker.js';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { EventMessage } from '../message.js';
import type { MessagingMetrics } from '../messaging.metrics.js';
import type { EventTracing } from '../tracing.js';
import { OutboxSource } from './outbox.source.js';
import type { RelayBell } from './relay-bell.js';
import type { RelayLease } from './relay-lease.js';
import type { RelayRecord, RelaySource } from './relay-source.js';

const BATCH = 500;
const POLL_MS = 50;
/** After a look that found nothing but unhurried events the next may take this many times longer, so that they go many at a time. */
const UNHURRIED_FACTOR = 20;
/** After a second without news a source is looked at this many times less often; the bell is heard at once all the same. */
const QUIET_FACTOR = 4;
const QUIET_AFTER_MS = 1_000;
const BACKLOG_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;

/**
 * Carries what was committed to the broker: fetch in order, send, wait for the acknowledgement, mark. Killed between any
 * two of these it sends a batch again, which the inbox of each consumer makes harmless.
 */
export class Relay {
  private readonly logger = new Logger(Relay.name);
  private readonly outbox: OutboxSource;
  private readonly stopped = Promise.withResolvers<void>();
  private readonly announced = new Set<number>();
  private running: Promise<void>[] = [];
  private stopping = false;

  constructor(
    private readonly service: string,
    private readonly broker: Broker,
    private readonly lease: RelayLease,
    private readonly bell: RelayBell,
    private readonly metrics: MessagingMetrics,
    private readonly tracing: EventTracing,
    private readonly pollMs = POLL_MS,
  ) {
    this.outbox = new OutboxSource(lease);
  }

  start(sources: readonly RelaySource[]): void {
    this.running = [this.outbox, ...sources].map((source) => this.serve(source));
  }

  /** Finishes nothing: what is not marked is sent again by whoever comes next. */
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
    let newsAt = 0;
    let forgetAt = Date.now() + FORGET_EVERY_MS;
    while (!this.stopping) {
      const rung = this.listen();
      try {
        sending = [];
        const shards = await this.lease.own(source.name, source.shards ?? 1);
        if (shards.length === 0) {
          if (source === this.outbox) this.broker.stateAnnounced();
          await this.pause(1_000);
          continue;
        }
        if (source === this.outbox) await this.announceState(shards);
        sending = await source.fetch(BATCH, shards);
        if (sending.length > 0) {
          if (!(await this.send(sending))) return;
          await source.markSent(sending);
        }
        failures = 0;
        if (Date.now() - backlogAt > BACKLOG_EVERY_MS) {
          backlogAt = Date.now();
          if (source.backlog) this.metrics.backlog(source.name, await source.backlog());
        }
        if (source === this.outbox && Date.now() > forgetAt) {
          forgetAt = Date.now() + FORGET_EVERY_MS;
          await this.outbox.forgetOld();
        }
        if (sending.length > 0) newsAt = Date.now();
        if (sending.length < BATCH)
          await Promise.race([rung.promise, this.pause(this.pollMs * this.factorAfter(sending, newsAt))]);
      } catch (error) {
        if (this.stopping) return;
        failures += 1;
        if (failures === 1 || failures % 20 === 0)
          this.logger.warn(`${this.service} cannot relay ${source.name} (${failures}): ${String(error)}`);
        if (sending.length > 0) await source.markFailed?.(sending, String(error)).catch(() => undefined);
        await this.pause(pauseDelay(failures));
      } finally {
        rung.end();
      }
    }
  }

  private factorAfter(sent: readonly RelayRecord[], newsAt: number): number {
    if (sent.length > 0) return sent.every(({ type }) => isUnhurried(type)) ? UNHURRIED_FACTOR : 1;
    return Date.now() - newsAt > QUIET_AFTER_MS ? QUIET_FACTOR : 1;
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
   * Sends all state of newly won shards once, so that it reaches a broker that lost it, and an in-process one that never
   * had it. Done under the lease and before newer changes, so an old copy cannot end up last.
   */
  private async announceState(shards: readonly number[]): Promise<void> {
    const fresh = shards.filter((shard) => !this.announced.has(shard));
    if (fresh.length > 0) {
      const state = await this.outbox.currentState(fresh);
      for (let i = 0; i < state.length; i += BATCH) await this.send(state.slice(i, i + BATCH));
      for (const shard of fresh) this.announced.add(shard);
    }
    this.broker.stateAnnounced();
  }

  private listen() {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { promise, end: this.bell.onRing(resolve) };
  }

  private async pause(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const elapsed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([elapsed, this.stopped.promise]);
    clearTimeout(timer);
  }
}

function isUnhurried(type: string): boolean {
  const contract = contractOf(type);
  return contract?.kind === 'event' && contract.unhurried === true;
}
