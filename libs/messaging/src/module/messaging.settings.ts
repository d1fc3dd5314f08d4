import type { Tracer } from '@opentelemetry/api';
import type { Registry } from 'prom-client';
import type { InProcessBus } from './in-process/in-process-bus.js';

export interface MessagingSettings {
  serviceName: string;
  transport: 'kafka' | InProcessBus;
  brokers?: readonly string[];
  /** Create missing topics at the start; on unless told, off where the cluster declares them. */
  createTopics?: boolean;
  /** Each replica receives every event from now on, without inbox: for what is shown and not kept. */
  broadcast?: boolean;
  /** Milliseconds between looks into the outbox when nobody rings; 50 unless told. */
  pollMs?: number;
  /** Where the service's metrics are kept, and the tracer of its spans; the process's own unless told. */
  metrics?: Registry;
  tracer?: Tracer;
}

export const MESSAGING_SETTINGS = Symbol('MESSAGING_SETTINGS');
export const BROKER = Symbol('BROKER');
