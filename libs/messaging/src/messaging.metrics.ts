import { Counter, Gauge, register, type Metric } from 'prom-client';
import type { Outcome } from './message.js';

function metric<M extends Metric>(name: string, make: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make();
}

/** What shows from outside: what waits to be sent and for how long, what was handled and what could not be. */
export class MessagingMetrics {
  private readonly pending = metric(
    'outbox_pending',
    () =>
      new Gauge({ name: 'outbox_pending', help: 'Records not sent yet', labelNames: ['service', 'source'] }),
  );
  private readonly oldest = metric(
    'outbox_oldest_seconds',
    () =>
      new Gauge({
        name: 'outbox_oldest_seconds',
        help: 'Age of the oldest record not sent yet',
        labelNames: ['service', 'source'],
      }),
  );
  private readonly attempts = metric(
    'outbox_attempts',
    () =>
      new Gauge({
        name: 'outbox_attempts',
        help: 'Most failed attempts of any record not sent yet',
        labelNames: ['service', 'source'],
      }),
  );
  private readonly outcomes = metric(
    'events_consumed_total',
    () =>
      new Counter({
        name: 'events_consumed_total',
        help: 'Events delivered, by what became of them',
        labelNames: ['service', 'type', 'outcome'],
      }),
  );
  private readonly duplicates = metric(
    'inbox_duplicates_total',
    () =>
      new Counter({ name: 'inbox_duplicates_total', help: 'Repeated deliveries', labelNames: ['service'] }),
  );
  private readonly dead = metric(
    'dlq_total',
    () =>
      new Counter({ name: 'dlq_total', help: 'Events that became dead letters', labelNames: ['service'] }),
  );
  private readonly lag = metric(
    'consumer_lag',
    () =>
      new Gauge({
        name: 'consumer_lag',
        help: 'Messages behind the end of a partition',
        labelNames: ['service', 'topic', 'partition'],
      }),
  );

  constructor(private readonly service: string) {}

  backlog(source: string, backlog: { pending: number; oldestAt: Date | null; attempts: number }): void {
    const labels = { service: this.service, source };
    const age = backlog.oldestAt ? Math.max(0, Date.now() - backlog.oldestAt.getTime()) / 1000 : 0;
    this.pending.set(labels, backlog.pending);
    this.oldest.set(labels, age);
    this.attempts.set(labels, backlog.attempts);
  }

  consumed(type: string, outcome: Outcome): void {
    this.outcomes.inc({ service: this.service, type, outcome });
    if (outcome === 'duplicate') this.duplicates.inc({ service: this.service });
    if (outcome === 'dead') this.dead.inc({ service: this.service });
  }

  consumerLag(topic: string, partition: number, messages: number): void {
    this.lag.set({ service: this.service, topic, partition: String(partition) }, messages);
  }
}
