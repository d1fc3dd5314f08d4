import { setTimeout as sleep } from 'node:timers/promises';
import type { BrokerSubscription } from '../broker/broker.js';
import type { EventMessage } from '../broker/message.js';
import { pauseDelay } from '../consumer/failure.rules.js';

/** Deliveries of one group that run at a time; each holds a database connection. */
const CONCURRENCY = 4;

/** Messages of one type that are delivered in one call. */
interface OpenBatch {
  messages: EventMessage[];
  isDelivered: Promise<boolean>;
}

/**
 * One consumer group of the in-process bus. Messages of a key are delivered one after the other; a failed one is
 * delivered again before the next of its key. While the group has no member, its messages wait.
 */
export class DeliveryGroup {
  private readonly lastOfKey = new Map<string, Promise<void>>();
  private readonly openBatches = new Map<string, OpenBatch>();
  private readonly waiting: (() => void)[] = [];
  private readonly inHandler = new Map<Promise<void>, BrokerSubscription>();
  /** Replicas in one process share the group; the oldest of them works. */
  private readonly members: BrokerSubscription[] = [];
  private joined = Promise.withResolvers<void>();
  private topics: ReadonlySet<string> | undefined;
  private active = 0;

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
      const size = this.members[0]?.batchSizeOf(message) ?? 1;
      const isHandled =
        size > 1 ? await this.joinBatch(message, size) : await this.inSlot(() => this.handOver([message]));
      if (isHandled) return;
      await sleep(pauseDelay(failures), undefined, { signal: this.closed, ref: false });
    }
  }

  /** Messages join the batch of their type until a slot is free for it. Each key has at most one message in delivery. */
  private joinBatch(message: EventMessage, size: number): Promise<boolean> {
    const { type } = message;
    let batch = this.openBatches.get(type);
    if (!batch || batch.messages.length >= size) {
      const messages: EventMessage[] = [];
      const opened: OpenBatch = {
        messages,
        isDelivered: this.inSlot(async () => {
          // What is sent in the same turn of the event loop joins too.
          await new Promise((resolve) => setImmediate(resolve));
          if (this.openBatches.get(type) === opened) this.openBatches.delete(type);
          return this.handOver(messages);
        }),
      };
      batch = opened;
      this.openBatches.set(type, opened);
    }
    batch.messages.push(message);
    return batch.isDelivered;
  }

  /** False if the messages must be delivered again; the consumer has logged the reason. */
  private async handOver(messages: readonly EventMessage[]): Promise<boolean> {
    const member = this.members[0];
    if (!member || this.closed.aborted) return false;
    const handling = messages.length > 1 ? member.deliverBatch(messages) : member.deliver(messages[0]!);
    this.inHandler.set(handling, member);
    try {
      await handling;
      return true;
    } catch {
      return false;
    } finally {
      this.inHandler.delete(handling);
    }
  }

  private awaitMember(): void {
    this.joined = Promise.withResolvers<void>();
    this.joined.promise.catch(() => undefined);
  }

  private async inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (this.active < CONCURRENCY) this.active += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.active -= 1;
    }
  }
}
