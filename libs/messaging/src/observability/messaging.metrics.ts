import { Counter, Gauge, register, type Registry } from 'prom-client';
import type { Outcome } from '../broker/message.js';

/** Unsent records and their age, outcomes of deliveries, dead letters, consumer lag. */
export class MessagingMetrics {
  private readonly pending: Gauge;
  private readonly oldest: Gauge;
  private readonly attempts: Gauge;
  private readonly lag: Gauge;
  private readonly outcomes: Counter;
  private readonly duplicates: Counter;
  private readonly dead: Counter;
  private readonly letters: Gauge;

  constructor(
    private readonly service: string,
    registry: Registry = register,
  ) {
    // Several services of one process may share a registry, where a metric can be made only once.
    const gauge = (name: string, help: string, labels: string[]) =>
      (registry.getSingleMetric(name) as Gauge | undefined) ??
      new Gauge({ name, help, labelNames: ['service', ...labels], registers: [registry] });
    const counter = (name: string, help: string, labels: string[]) =>
      (registry.getSingleMetric(name) as Counter | undefined) ??
      new Counter({ name, help, labelNames: ['service', ...labels], registers: [registry] });
    this.pending = gauge('outbox_pending', 'Records not sent yet', ['source']);
    this.oldest = gauge('outbox_oldest_seconds', 'Age of the oldest record not sent yet', ['source']);
    this.attempts = gauge('outbox_attempts', 'Largest number of failed attempts of a record not sent yet', [
      'source',
    ]);
    this.lag = gauge('consumer_lag', 'Messages behind the end of a partition', ['topic', 'partition']);
    this.letters = gauge('dead_letters', 'Events that failed (DEAD) or are parked behind one (PARKED)', [
      'status',
    ]);
    this.outcomes = counter('events_consumed_total', 'Events by outcome', ['type', 'outcome']);
    this.duplicates = counter('inbox_duplicates_total', 'Repeated deliveries', []);
    this.dead = counter('dlq_total', 'Events that became dead letters', []);
  }

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

  deadLetters(counts: Record<string, number>): void {
    for (const [status, n] of Object.entries(counts)) this.letters.set({ service: this.service, status }, n);
  }

  consumerLag(topic: string, partition: number, messages: number): void {
    this.lag.set({ service: this.service, topic, partition: String(partition) }, messages);
  }
}
