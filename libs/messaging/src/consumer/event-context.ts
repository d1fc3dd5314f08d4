import type { EntityManager } from 'typeorm';
import type { EventMessage } from '../message.js';
import { Gathering, type GatheredWork } from './gathering.js';

/** What a handler knows about the event beside its payload, by `@Ctx()`. */
export class EventContext {
  readonly id: string;
  readonly type: string;
  readonly topic: string;
  readonly key: string;
  readonly source: string;
  readonly occurredAt: Date;
  readonly traceparent: string | undefined;

  constructor(
    message: EventMessage,
    private readonly manager?: EntityManager,
    private readonly gathering = new Gathering(),
  ) {
    this.id = message.id;
    this.type = message.type;
    this.topic = message.topic;
    this.key = message.key;
    this.source = message.source;
    this.occurredAt = message.occurredAt;
    this.traceparent = message.traceparent;
  }

  /**
   * The transaction that already holds the inbox row of this event. The handler's effect joins it, so that the event
   * is marked as handled exactly when its effect is there. A broadcast consumer has none.
   */
  get tx(): EntityManager {
    if (!this.manager) throw new Error('A broadcast consumer has no transaction: it may show, not keep');
    return this.manager;
  }

  /**
   * Leaves something to be done at the end of the transaction, once for all events that share it: `work`, the same function each
   * time, gets their items in order, never two of one key.
   */
  gather<T>(work: GatheredWork<T>, item: T): void {
    if (!this.manager) throw new Error('A broadcast consumer has no transaction to gather for');
    this.gathering.add(work, this.key, item);
  }
}
