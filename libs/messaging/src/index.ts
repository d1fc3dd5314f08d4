export { EventContext } from './consumer/event-context.js';
export { ContractBroken, TransientFailure } from './errors.js';
export { messagingMigrations } from './migrations/index.js';
export { Outbox } from './outbox/outbox.js';
export { RelayBell } from './relay/relay-bell.js';
export { RELAY_SOURCES, relayRecord, type RelayRecord, type RelaySource } from './relay/relay-source.js';
export { StateView } from './state/state-view.js';
export { StateViews, type StateViewOptions } from './state/state-views.js';
