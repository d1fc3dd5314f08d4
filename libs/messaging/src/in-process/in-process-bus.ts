import { uuidv7 } from 'uuidv7';
import { contractOf, ownerOfState, type EventContract, type StateContract } from '#libs/events';
import type { BrokerSubscription } from '../broker/broker.js';
import { ContractBroken } from '../errors.js';
import type { EventMessage } from '../broker/message.js';
import { DeliveryGroup } from './delivery-group.js';

export interface InProcessBusOptions {
  /**
   * The services that will share this bus. What they may want waits for them, also before they have started, and state
   * views wait for the owners among them. Without it, a message goes to every group that has subscribed.
   */
  expects?: readonly string[];
}

/**
 * The bus of services that run in one process. It keeps nothing itself: a message is acknowledged when every group has
 * dealt with it, until then it stays unsent in the producer's outbox, and so survives the process.
 */
export class InProcessBus {
  private readonly closing = new AbortController();
  private readonly groups = new Map<string, DeliveryGroup>();
  private readonly broadcasts = new Set<BrokerSubscription>();
  private readonly observers = new Set<(message: EventMessage) => void>();
  private readonly retained = new Map<string, Map<string, EventMessage>>();
  private readonly stateListeners = new Map<string, Set<(message: EventMessage) => void>>();
  private readonly owners = new Map<string, PromiseWithResolvers<void>>();
  private sequence = BigInt(Date.now()) * 1_000n;

  constructor(options: InProcessBusOptions = {}) {
    for (const service of options.expects ?? []) {
      this.groups.set(service, new DeliveryGroup(service, this.closing.signal));
      this.owners.set(service, Promise.withResolvers<void>());
    }
  }

  get isOpen(): boolean {
    return !this.closing.signal.aborted;
  }

  async send(messages: readonly EventMessage[]): Promise<void> {
    this.closing.signal.throwIfAborted();
    const deliveries: Promise<void>[] = [];
    for (const message of messages) {
      for (const observer of this.observers) observer(message);
      if (contractOf(message.type)?.kind === 'state') {
        this.retain(message);
        continue;
      }
      for (const { topics, deliver } of this.broadcasts)
        if (topics.includes(message.topic)) void deliver(message).catch(() => undefined);
      for (const group of this.groups.values())
        if (group.wants(message.topic)) deliveries.push(group.deliver(message));
    }
    await Promise.all(deliveries);
  }

  /** Sends an event as if another service had; resolves when every consumer has dealt with it. */
  async publish<P>(
    contract: EventContract<P>,
    payload: P,
    options: { id?: string; source?: string } = {},
  ): Promise<string> {
    const id = options.id ?? uuidv7();
    const message = this.message(contract, payload, id);
    await this.send([{ ...message, source: options.source ?? message.source }]);
    return id;
  }

  /** Publishes state as if its owner had. */
  async publishState<P>(contract: StateContract<P>, payload: P): Promise<void> {
    await this.send([{ ...this.message(contract, payload, uuidv7()), sequence: ++this.sequence }]);
  }

  /** Sees every message that is sent; for tests and tools, which must not delay anyone. */
  observe(observer: (message: EventMessage) => void): () => void {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  }

  /** Answers with the function that ends the subscription; messages then wait for the group's return. */
  join(subscription: BrokerSubscription): () => Promise<void> {
    if (subscription.broadcast) {
      this.broadcasts.add(subscription);
      // An expected service that only listens must not hold back anyone's events, nor those that wait for it already.
      this.groups.get(subscription.group)?.disband();
      this.groups.delete(subscription.group);
      return async () => void this.broadcasts.delete(subscription);
    }
    const group =
      this.groups.get(subscription.group) ?? new DeliveryGroup(subscription.group, this.closing.signal);
    this.groups.set(subscription.group, group);
    group.join(subscription);
    return () => group.leave(subscription);
  }

  /** Hands over what is retained and every later change; resolves when the expected owners have announced theirs. */
  async replayState(topics: readonly string[], apply: (message: EventMessage) => void): Promise<() => void> {
    for (const topic of topics) {
      this.stateListeners.set(topic, (this.stateListeners.get(topic) ?? new Set()).add(apply));
      for (const message of this.retained.get(topic)?.values() ?? []) apply(message);
    }
    await Promise.all(topics.map((topic) => this.ownerOf(topic)));
    return () => topics.forEach((topic) => this.stateListeners.get(topic)?.delete(apply));
  }

  stateAnnounced(service: string): void {
    this.owners.get(service)?.resolve();
  }

  /** From here on nothing is acknowledged; what is unsent stays in the outboxes. */
  close(): void {
    this.closing.abort(new Error('The bus is closed'));
  }

  private retain(message: EventMessage): void {
    const records = this.retained.get(message.topic) ?? new Map<string, EventMessage>();
    const held = records.get(message.key);
    if (held && (held.sequence ?? 0n) > (message.sequence ?? 0n)) return;
    this.retained.set(message.topic, records.set(message.key, message));
    for (const apply of this.stateListeners.get(message.topic) ?? []) apply(message);
  }

  private async ownerOf(topic: string): Promise<void> {
    const prefix = ownerOfState(topic);
    const owner = [...this.owners].find(
      ([service]) => service === prefix || service.startsWith(`${prefix}-`),
    );
    await owner?.[1].promise;
  }

  private message<P>(contract: EventContract<P> | StateContract<P>, payload: P, id: string): EventMessage {
    const violations = contract.violations(payload);
    if (violations.length > 0) throw new ContractBroken(contract.type, violations);
    return {
      id,
      type: contract.type,
      topic: contract.topic,
      key: contract.key(payload),
      value: JSON.stringify(payload),
      occurredAt: new Date(),
      source: '/lotus/bus',
    };
  }
}
