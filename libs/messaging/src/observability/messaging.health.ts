import type { Broker } from '../broker/broker.js';
import type { EventTransport } from '../consumer/event-transport.js';

/** Whether this service can send and receive events. */
export class MessagingHealth {
  constructor(
    private readonly broker: Broker,
    private readonly transport: EventTransport,
  ) {}

  /** The connection alone, whatever is consumed over it. */
  checkBroker(): { up: boolean; detail: string } {
    return this.broker.check();
  }

  check(): { up: boolean; detail: string } {
    const broker = this.broker.check();
    if (!broker.up) return broker;
    const trouble = this.transport.trouble();
    return trouble === undefined ? broker : { up: false, detail: trouble };
  }
}
