import type { Tracer } from '@opentelemetry/api';
import type { Registry } from 'prom-client';
import type { KafkaCredentials } from '../kafka/kafka-client.js';
import type { InProcessBus } from '../in-process/in-process-bus.js';

export interface MessagingSettings {
  serviceName: string;
  transport: 'kafka' | InProcessBus;
  brokers?: readonly string[];
  /** Without them the connection to Kafka is in clear. */
  credentials?: KafkaCredentials;
  /** Create missing topics at the start; on by default, off in a cluster that declares them. */
  createTopics?: boolean;
  /** Each replica receives every event from now on, without inbox: for a consumer that stores nothing. */
  broadcast?: boolean;
  /** Milliseconds between polls of the outbox without a notification; 50 by default. */
  pollMs?: number;
  /** Milliseconds between the watermarks of the topics that this service sends them on; 5,000 by default. */
  watermarkEveryMs?: number;
  /** Milliseconds for which an event may fail by time-outs of its handler before it is a dead letter; 15 minutes by default. */
  maxTimeoutAgeMs?: number;
  /** Partitions of an event topic that is created at the start; 12 by default. */
  eventPartitions?: number;
  /** Deliveries at a time on Kafka, each with a database connection; 4 by default. */
  concurrency?: number;
  /** Records that the relay sends at a time; 500 by default. */
  relayBatch?: number;
  /** Days for which sent outbox rows and inbox rows are kept; 3 and 45 by default, the latter longer than any topic. */
  outboxDays?: number;
  inboxDays?: number;
  /** The service's metrics registry and tracer; those of the process by default. */
  metrics?: Registry;
  tracer?: Tracer;
}

export const MESSAGING_SETTINGS = Symbol('MESSAGING_SETTINGS');
export const BROKER = Symbol('BROKER');
