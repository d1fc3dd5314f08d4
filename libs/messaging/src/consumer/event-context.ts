import type { Tx } from '#libs/database';
import type { EventMessage } from '../broker/message.js';

/** The attributes of the event that a handler receives by `@Ctx()`. */
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
    private readonly manager?: Tx,
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
   * The transaction that holds the inbox row of this event. A handler writes in it, so that the event is marked as
   * handled exactly when its effect is committed. A broadcast consumer has none.
   */
  get tx(): Tx {
    if (!this.manager) throw new Error('A broadcast consumer has no transaction and must not write');
    return this.manager;
  }
}
