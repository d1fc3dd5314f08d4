export type { BrokerHealth } from './broker/broker.js';
export { consumersOf, type ConsumerDescription } from './consumer/consumers-of.js';
export { EventContext } from './consumer/event-context.js';
export { BatchHandler, type BatchHandlerOptions } from './consumer/batch-handler.decorator.js';
export { isTransient } from './consumer/is-transient.js';
export type { DeadLetter } from './inbox/dead-letter.repository.js';
export { DeadLetters, type RedriveResult } from './dead-letter/dead-letters.js';
export {
  DeadLetterOperations,
  type DeadLetterAction,
  type DeadLetterFilter,
} from './dead-letter/dead-letter-operations.js';
export { ContractBroken, TransientFailure } from './errors.js';
export { EventTransport } from './consumer/event-transport.js';
export { InProcessBus, type InProcessBusOptions } from './in-process/in-process-bus.js';
export type { EventMessage, Outcome } from './broker/message.js';
export { MessagingHealth } from './observability/messaging.health.js';
export { MessagingModule } from './module/messaging.module.js';
export { readTopic, type TopicReading } from './kafka/read-topic.js';
export type { MessagingSettings } from './module/messaging.settings.js';
export { MessagingRuntime } from './module/messaging.runtime.js';
export { messagingFunctions, messagingMigrations } from './database/migrations/index.js';
export { Outbox, type OutboxRow } from './outbox/outbox.js';
export { RelayNotifier } from './relay/relay-notifier.js';
export { RELAY_SOURCES, relayRecord, type RelayRecord, type RelaySource } from './relay/relay-source.js';
export {
  ReplaySources,
  type ReplayedEvent,
  type ReplayPage,
  type ReplaySource,
} from './replay/replay-sources.js';
export { WatermarksService } from './watermark/watermarks.service.js';
export { startMessaging } from './module/start-messaging.js';
export { StateView } from './state/state-view.js';
export { StateViews, type StateViewOptions } from './state/state-views.js';
