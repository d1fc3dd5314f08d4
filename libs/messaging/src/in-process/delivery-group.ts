import { setTimeout as sleep } from 'node:timers/promises';
import type { BrokerSubscription } from '../broker.js';
import { pauseDelay } from '../consumer/failure.rules.js';
import type { EventMessage } from '../message.js';

/** Handlers of one group that may run at a time; each holds a database connection. */
const CONCURRENCY = 4;

/**
 * One consumer group of the in-process bus. Messages of a key wait for each other; a failed one is tried again before the
 * next of its key. While the consumer is away, its messages wait for its return.
 */
export class DeliveryGroup {
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly waiting: (() => void)[] = [];
  private readonly inHandler = new Map<Promise<void>, BrokerSubscription>();
  /** Replicas in one process share the group; the oldest of them works. */
  private readonly members: BrokerSubscription[] = [];
  private someone = Promise.withResolvers<void>();
  private topics: ReadonlySet<string> | undefined;
  private active = 0;

  constructor(
    readonly name: string,
    private readonly closed: AbortSignal,
  ) {
    this.awaitSomeone();
    closed.addEventListener('abort', () => this.someone.reject(new Error('The bus is closed')), {
      once: true,
    });
  }

  /** A group that is expected but has not come yet may want anything. */
  wants(topic: string): boolean {
    return this.topics === undefined || this.topics.has(topic);
  }

  join(subscription: BrokerSubscription): void {
    this.members.push(subscription);
    this.topics = new Set(subscription.topics);
    this.someone.resolve();
  }

  /** Waits for the messages that are in a handler of this member; the others go to the next, or wait for one. */
  async leave(subscription: BrokerSubscription): Promise<void> {
    this.members.splice(this.members.indexOf(subscription) >>> 0, 1);
    if (this.members.length === 0 && !this.closed.aborted) this.awaitSomeone();
    await Promise.allSettled(
      [...this.inHandler].filter(([, by]) => by === subscription).map(([work]) => work),
    );
  }

  /** Resolves when the group has dealt with the message. */
  deliver(message: EventMessage): Promise<void> {
    const lane = `${message.topic} ${message.key}`;
    const turn = (this.lanes.get(lane) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.persist(message));
    this.lanes.set(lane, turn);
    const clear = () => {
      if (this.lanes.get(lane) === turn) this.lanes.delete(lane);
    };
    turn.then(clear, clear);
    return turn;
  }

  private async persist(message: EventMessage): Promise<void> {
    for (let failures = 1; ; failures++) {
      await this.someone.promise;
      if (!this.wants(message.topic)) return;
      await this.enter();
      try {
        if (await this.handOver(message)) return;
      } finally {
        this.exit();
      }
      await sleep(pauseDelay(failures), undefined, { signal: this.closed, ref: false });
    }
  }

  /** False when the message must wait; the consumer has said why. */
  private async handOver(message: EventMessage): Promise<boolean> {
    const member = this.members[0];
    if (!member || this.closed.aborted) return false;
    const handling = member.deliver(message);
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

  private awaitSomeone(): void {
    this.someone = Promise.withResolvers<void>();
    this.someone.promise.catch(() => undefined);
  }

  private async enter(): Promise<void> {
    if (this.active < CONCURRENCY) this.active += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private exit(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.active -= 1;
  }
}
