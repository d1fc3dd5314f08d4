import type { Tracer } from '@opentelemetry/api';
import type { Registry } from 'prom-client';
import type { InProcessBus } from '../in-process/in-process-bus.js';

export interface MessagingSettings {
  serviceName: string;
  transport: 'kafka' | InProcessBus;
  brokers?: readonly string[];
  /** Create missing topics at the start; on by default, off in a cluster that declares them. */
  createTopics?: boolean;
  /** Each replica receives every event from now on, without inbox: for a consumer that stores nothing. */
  broadcast?: boolean;
  /** Milliseconds between polls of the outbox without a notification; 50 by default. */
  pollMs?: number;
  /** Milliseconds between the watermarks of the topics that this service sends them on; 5,000 by default. */
  watermarkEveryMs?: number;
  /** Days for which sent outbox rows and inbox rows are kept; 3 and 45 by default, the latter longer than any topic. */
  outboxDays?: number;
  inboxDays?: number;
  /** The service's metrics registry and tracer; those of the process by default. */
  metrics?: Registry;
  tracer?: Tracer;
}

export const MESSAGING_SETTINGS = Symbol('MESSAGING_SETTINGS');
export const BROKER = Symbol('BROKER');
