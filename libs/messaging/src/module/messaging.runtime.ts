import { Inject, Injectable, Logger, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { Pool } from '#libs/database';
import type { Broker } from '../broker/broker.js';
import { isTransient } from '../consumer/is-transient.js';
import { DeadLetterOperations } from '../dead-letter/dead-letter-operations.js';
import { DeadLetters } from '../dead-letter/dead-letters.js';
import { MessagingMetrics } from '../observability/messaging.metrics.js';
import { BROKER, MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import { Relay } from '../relay/relay.js';
import { RelayNotifier } from '../relay/relay-notifier.js';
import { RelayLease } from '../relay/relay-lease.js';
import { EventTracing } from '../observability/tracing.js';
import { RELAY_SOURCES, type RelaySource } from '../relay/relay-source.js';

const REDRIVE_POLL_MS = 3_000;
const MAINTAIN_EVERY_MS = 3_600_000;
/** Partitions are made for so many days ahead. */
const DAYS_AHEAD = 3;

/** Starts and stops the relay and the poll for requested redrives. */
@Injectable()
export class MessagingRuntime implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MessagingRuntime.name);
  private relay: Relay | undefined;
  private redrives: NodeJS.Timeout | undefined;
  private maintenance: NodeJS.Timeout | undefined;
  private maintaining: Promise<void> | undefined;

  constructor(
    @Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings,
    @Inject(BROKER) private readonly broker: Broker,
    private readonly notifier: RelayNotifier,
    private readonly metrics: MessagingMetrics,
    private readonly tracing: EventTracing,
    private readonly modules: ModulesContainer,
    @Optional() @Inject(DeadLetters) private readonly deadLetters?: DeadLetters,
    @Optional() @Inject(DeadLetterOperations) private readonly operations?: DeadLetterOperations,
    @Optional() @Inject(Pool) private readonly pool?: Pool,
  ) {}

  start(): void {
    const { serviceName, pollMs, watermarkEveryMs, relayBatch } = this.settings;
    if (!this.pool) {
      this.broker.stateAnnounced();
      return;
    }
    const { url } = this.pool;
    if (!url) throw new Error('The relay needs a pool that is given by its url');
    const lease = new RelayLease(url, `${serviceName}-relay`);
    this.relay = new Relay(
      serviceName,
      this.broker,
      lease,
      this.notifier,
      this.metrics,
      this.tracing,
      pollMs,
      watermarkEveryMs,
      relayBatch,
    );
    this.relay.start(this.sources());
    this.maintenance = setInterval(() => void this.maintain(), MAINTAIN_EVERY_MS);
    this.maintaining = this.maintain();
    if (this.deadLetters) this.redrives = setInterval(() => void this.redrive(), REDRIVE_POLL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.redrives);
    clearInterval(this.maintenance);
    await this.maintaining;
    await this.relay?.stop();
    this.relay = undefined;
  }

  /** Makes the partitions of the next days and drops those behind the retention. Replicas that do so together wait in turn. */
  async maintain(): Promise<void> {
    const { serviceName, outboxDays = 3, inboxDays = 45 } = this.settings;
    try {
      await this.pool?.query('SELECT ensure_messaging_days(0, $1)', [DAYS_AHEAD]);
      await this.pool?.query('SELECT drop_messaging_days($1, $2)', [outboxDays, inboxDays]);
    } catch (error) {
      this.logger.warn(
        `${serviceName} partitions of outbox and inbox failed, retry follows: ${String(error)}`,
      );
    }
  }

  /** Before the transport closes: records that are not sent yet are sent after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Every module may provide a source, and Nest has no multi-providers. */
  private sources(): RelaySource[] {
    return [...this.modules.values()].flatMap((module) => {
      const instance: unknown = module.providers.get(RELAY_SOURCES)?.instance;
      return (Array.isArray(instance) ? instance : instance ? [instance] : []) as RelaySource[];
    });
  }

  private async redrive(): Promise<void> {
    try {
      if (this.operations) this.metrics.deadLetters(await this.operations.counts());
      await this.deadLetters?.redriveRequested();
    } catch (error) {
      if (!isTransient(error))
        this.logger.error(`redrive failed, the next poll retries it: ${String(error)}`);
    }
  }
}
