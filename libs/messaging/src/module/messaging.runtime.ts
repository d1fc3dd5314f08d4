import { Inject, Injectable, Logger, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DataSource } from 'typeorm';
import type { Broker } from './broker.js';
import { isTransient } from './consumer/failure.rules.js';
import { DeadLetters } from './dead-letter/dead-letters.js';
import { MessagingMetrics } from './messaging.metrics.js';
import { BROKER, MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import { Relay } from './relay/relay.js';
import { RelayBell } from './relay/relay-bell.js';
import { RelayLease } from './relay/relay-lease.js';
import { EventTracing } from './tracing.js';
import { RELAY_SOURCES, type RelaySource } from './relay/relay-source.js';

const LOOK_FOR_REDRIVES_MS = 3_000;

/** What runs beside the handlers: the relay, and the look for redrives that were asked for from outside. */
@Injectable()
export class MessagingRuntime implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MessagingRuntime.name);
  private relay: Relay | undefined;
  private redrives: NodeJS.Timeout | undefined;

  constructor(
    @Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings,
    @Inject(BROKER) private readonly broker: Broker,
    private readonly bell: RelayBell,
    private readonly metrics: MessagingMetrics,
    private readonly tracing: EventTracing,
    private readonly modules: ModulesContainer,
    @Optional() @Inject(DeadLetters) private readonly deadLetters?: DeadLetters,
    @Optional() @Inject(DataSource) private readonly source?: DataSource,
  ) {}

  start(): void {
    const { serviceName, pollMs } = this.settings;
    if (!this.source) {
      this.broker.stateAnnounced();
      return;
    }
    const { url } = this.source.options as { url?: string };
    if (!url) throw new Error('The relay needs a data source that is given by its url');
    const lease = new RelayLease(url, `${serviceName}-relay`);
    this.relay = new Relay(serviceName, this.broker, lease, this.bell, this.metrics, this.tracing, pollMs);
    this.relay.start(this.sources());
    if (this.deadLetters) this.redrives = setInterval(() => void this.redrive(), LOOK_FOR_REDRIVES_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.redrives);
    await this.relay?.stop();
    this.relay = undefined;
  }

  /** Before the transport closes: what is not sent by then is sent after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Every module may provide a source; Nest itself has no providers of which there are several. */
  private sources(): RelaySource[] {
    return [...this.modules.values()].flatMap((module) => {
      const instance: unknown = module.providers.get(RELAY_SOURCES)?.instance;
      return (Array.isArray(instance) ? instance : instance ? [instance] : []) as RelaySource[];
    });
  }

  private async redrive(): Promise<void> {
    try {
      await this.deadLetters?.redriveRequested();
    } catch (error) {
      if (!isTransient(error)) this.logger.error(`A redrive failed: ${String(error)}`);
    }
  }
}
