import type { Run, RunResults } from '../consumer/run-gatherer.js';
import type { EventMessage } from './message.js';

export interface BrokerHealth {
  up: boolean;
  detail: string;
}

export interface BrokerSubscription {
  /** Each group receives every message once; replicas of a service share one. */
  group: string;
  topics: readonly string[];
  /** Every process receives everything that is sent from now on, without any promise of delivery. */
  broadcast: boolean;
  /** Resolves when the message is handled. After a rejection the same message is delivered again, later. */
  deliver(message: EventMessage): Promise<void>;
  /** How many messages of this message's type `deliverRuns` takes in all; 1 means `deliver` alone. */
  batchSizeOf(message: EventMessage): number;
  /** Whether a transport may wait a moment after this message, so that those after it come together. */
  mayWait(message: EventMessage): boolean;
  /** As `deliver`, for runs of one type, of which each is in order and may fail by itself. Never rejects. */
  deliverRuns(runs: readonly Run[]): Promise<RunResults>;
}

/**
 * What messaging needs of a transport. Messages of one key of one topic are delivered in the order in which they were
 * sent, one at a time; every message at least once.
 */
export interface Broker {
  /** Milliseconds that a relay under load waits between two reads, so that it sends more at a time; 0 for none. */
  readonly lingerMs: number;
  /** Resolves when all of them are safe: nothing that was acknowledged is lost. */
  send(messages: readonly EventMessage[]): Promise<void>;
  /** How many partitions the topic has. */
  partitionsOf(topic: string): Promise<number>;
  /** Hands over the newest record of every key, then every change. Resolves when what was there has been handed over. */
  replayState(topics: readonly string[], apply: (message: EventMessage) => void): Promise<void>;
  subscribe(subscription: BrokerSubscription): Promise<void>;
  /** All state that this service owns has been sent since its start. */
  stateAnnounced(): void;
  check(): BrokerHealth;
  /** Stops delivering, waits for what is in a handler, and leaves the rest for the next start. */
  close(): Promise<void>;
}
