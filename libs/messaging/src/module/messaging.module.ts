import { Module, type DynamicModule, type FactoryProvider } from '@nestjs/common';
import { Pool, Transactions } from '#libs/database';
import type { Broker } from '../broker/broker.js';
import { EventHandlers } from '../consumer/event-handlers.js';
import { BroadcastProcessor, MessageProcessor } from '../consumer/message-processor.js';
import { DeadLetterOperations } from '../dead-letter/dead-letter-operations.js';
import { DeadLetters } from '../dead-letter/dead-letters.js';
import { EventTransport } from '../consumer/event-transport.js';
import { InProcessBroker } from '../in-process/in-process-broker.js';
import { InProcessBus } from '../in-process/in-process-bus.js';
import { KafkaBroker } from '../kafka/kafka-broker.js';
import { MessagingHealth } from '../observability/messaging.health.js';
import { MessagingMetrics } from '../observability/messaging.metrics.js';
import { MessagingRuntime } from './messaging.runtime.js';
import { BROKER, MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import { Outbox } from '../outbox/outbox.js';
import { RelayNotifier } from '../relay/relay-notifier.js';
import { ReplaySources } from '../replay/replay-sources.js';
import { WatermarksService } from '../watermark/watermarks.service.js';
import { StateViews } from '../state/state-views.js';
import { EventTracing } from '../observability/tracing.js';

const optionalDataSource = { token: Pool, optional: true };

const providers: FactoryProvider[] = [
  {
    provide: MessagingMetrics,
    inject: [MESSAGING_SETTINGS],
    useFactory: ({ serviceName, metrics }: MessagingSettings) => new MessagingMetrics(serviceName, metrics),
  },
  {
    provide: EventTracing,
    inject: [MESSAGING_SETTINGS],
    useFactory: ({ tracer }: MessagingSettings) => new EventTracing(tracer),
  },
  {
    provide: BROKER,
    inject: [MESSAGING_SETTINGS, MessagingMetrics],
    useFactory: (
      { serviceName, transport, brokers, createTopics = true, ...settings }: MessagingSettings,
      metrics: MessagingMetrics,
    ) => {
      if (transport instanceof InProcessBus) return new InProcessBroker(transport, serviceName);
      if (!brokers?.length) throw new Error(`${serviceName} uses Kafka but has no KAFKA_BROKERS`);
      return new KafkaBroker(serviceName, { ...settings, brokers, createTopics }, metrics);
    },
  },
  {
    provide: MessageProcessor,
    inject: [MESSAGING_SETTINGS, EventHandlers, MessagingMetrics, EventTracing, optionalDataSource],
    useFactory: (
      { serviceName, broadcast, maxTimeoutAgeMs }: MessagingSettings,
      handlers: EventHandlers,
      metrics: MessagingMetrics,
      tracing: EventTracing,
      pool?: Pool,
    ) => {
      if (broadcast || !pool) return undefined;
      return new MessageProcessor(
        serviceName,
        handlers,
        new Transactions(pool),
        metrics,
        tracing,
        maxTimeoutAgeMs,
      );
    },
  },
  {
    provide: DeadLetters,
    inject: [MESSAGING_SETTINGS, { token: MessageProcessor, optional: true }, optionalDataSource],
    useFactory: ({ serviceName }: MessagingSettings, processor?: MessageProcessor, pool?: Pool) =>
      processor && pool ? new DeadLetters(serviceName, new Transactions(pool), processor) : undefined,
  },
  {
    provide: DeadLetterOperations,
    inject: [MESSAGING_SETTINGS, optionalDataSource],
    useFactory: ({ serviceName }: MessagingSettings, pool?: Pool) =>
      pool && new DeadLetterOperations(serviceName, new Transactions(pool)),
  },
  {
    provide: WatermarksService,
    inject: [MESSAGING_SETTINGS, optionalDataSource],
    useFactory: ({ serviceName }: MessagingSettings, pool?: Pool) =>
      pool && new WatermarksService(serviceName),
  },
  {
    provide: EventTransport,
    inject: [
      MESSAGING_SETTINGS,
      BROKER,
      EventHandlers,
      MessagingMetrics,
      EventTracing,
      StateViews,
      { token: MessageProcessor, optional: true },
    ],
    useFactory: (
      { serviceName, broadcast = false }: MessagingSettings,
      broker: Broker,
      handlers: EventHandlers,
      metrics: MessagingMetrics,
      tracing: EventTracing,
      states: StateViews,
      processor?: MessageProcessor,
    ) =>
      new EventTransport(
        serviceName,
        broadcast || !processor,
        broker,
        handlers,
        processor ?? new BroadcastProcessor(handlers, metrics, tracing),
        states,
      ),
  },
  {
    provide: MessagingHealth,
    inject: [BROKER, EventTransport],
    useFactory: (broker: Broker, transport: EventTransport) => new MessagingHealth(broker, transport),
  },
];

/** Sending and receiving of events. Global, so that features inject Outbox and StateViews without an import. */
@Module({})
export class MessagingModule {
  static forService(settings: MessagingSettings): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      providers: [
        { provide: MESSAGING_SETTINGS, useValue: settings },
        EventHandlers,
        RelayNotifier,
        Outbox,
        StateViews,
        ReplaySources,
        ...providers,
        MessagingRuntime,
      ],
      exports: [
        Outbox,
        StateViews,
        RelayNotifier,
        DeadLetters,
        DeadLetterOperations,
        WatermarksService,
        ReplaySources,
        EventTransport,
        MessagingHealth,
        MessagingRuntime,
      ],
    };
  }
}
