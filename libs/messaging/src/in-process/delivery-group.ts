import { setTimeout as sleep } from 'node:timers/promises';
import type { BrokerSubscription } from '../broker/broker.js';
import type { EventMessage } from '../broker/message.js';
import { pauseDelay } from '../consumer/failure.rules.js';
import { RunGatherer } from '../consumer/run-gatherer.js';
import { Slots } from '../consumer/slots.js';

/** Deliveries of one group that run at a time; each holds a database connection. */
const CONCURRENCY = 4;

/**
 * One consumer group of the in-process bus. Messages of a key are delivered one after the other; a failed one is
 * delivered again before the next of its key. While the group has no member, its messages wait.
 */
export class DeliveryGroup {
  private readonly lastOfKey = new Map<string, Promise<void>>();
  private readonly slots = new Slots(CONCURRENCY);
  private readonly gatherer = new RunGatherer(this.slots, (runs) =>
    this.inHandlerOf((member) => member.deliverRuns(runs)),
  );
  private readonly inHandler = new Map<Promise<unknown>, BrokerSubscription>();
  /** Replicas in one process share the group; the oldest of them works. */
  private readonly members: BrokerSubscription[] = [];
  private joined = Promise.withResolvers<void>();
  private topics: ReadonlySet<string> | undefined;

  constructor(
    readonly name: string,
    private readonly closed: AbortSignal,
  ) {
    this.awaitMember();
    closed.addEventListener('abort', () => this.joined.reject(new Error('The bus is closed')), {
      once: true,
    });
  }

  /** A group that is expected but has not subscribed yet may want any topic. */
  wants(topic: string): boolean {
    return this.topics === undefined || this.topics.has(topic);
  }

  join(subscription: BrokerSubscription): void {
    this.members.push(subscription);
    this.topics = new Set(subscription.topics);
    this.joined.resolve();
  }

  /** The group turns out to want nothing: messages that wait for its first member are done. */
  disband(): void {
    this.topics = new Set();
    this.joined.resolve();
  }

  /** Waits for the messages that are in a handler of this member; the others go to the next member. */
  async leave(subscription: BrokerSubscription): Promise<void> {
    this.members.splice(this.members.indexOf(subscription) >>> 0, 1);
    if (this.members.length === 0 && !this.closed.aborted) this.awaitMember();
    await Promise.allSettled(
      [...this.inHandler].filter(([, by]) => by === subscription).map(([work]) => work),
    );
  }

  /** Resolves when the group has handled the message. */
  deliver(message: EventMessage): Promise<void> {
    const key = `${message.topic} ${message.key}`;
    const turn = (this.lastOfKey.get(key) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.untilHandled(message));
    this.lastOfKey.set(key, turn);
    const clear = () => {
      if (this.lastOfKey.get(key) === turn) this.lastOfKey.delete(key);
    };
    turn.then(clear, clear);
    return turn;
  }

  private async untilHandled(message: EventMessage): Promise<void> {
    for (let failures = 1; ; failures++) {
      await this.joined.promise;
      if (!this.wants(message.topic)) return;
      try {
        await this.handOver(message);
        return;
      } catch {
        // The consumer has logged the reason.
        await sleep(pauseDelay(failures), undefined, { signal: this.closed, ref: false });
      }
    }
  }

  /** Rejects if the message must be delivered again. Each key has at most one message in delivery. */
  private handOver(message: EventMessage): Promise<void> {
    const max = this.members[0]?.batchSizeOf(message) ?? 1;
    if (max > 1) return this.gatherer.deliver([message], max);
    return this.slots.run(() => this.inHandlerOf((member) => member.deliver(message)));
  }

  private async inHandlerOf<T>(work: (member: BrokerSubscription) => Promise<T>): Promise<T> {
    const member = this.members[0];
    if (!member || this.closed.aborted) throw new Error(`${this.name} has no member`);
    const handling = work(member);
    this.inHandler.set(handling, member);
    try {
      return await handling;
    } finally {
      this.inHandler.delete(handling);
    }
  }

  private awaitMember(): void {
    this.joined = Promise.withResolvers<void>();
    this.joined.promise.catch(() => undefined);
  }
}
