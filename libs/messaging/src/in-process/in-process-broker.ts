import type { Broker, BrokerHealth, BrokerSubscription } from '../broker/broker.js';
import type { EventMessage } from '../broker/message.js';
import type { InProcessBus } from './in-process-bus.js';

/** One service's end of the in-process bus. */
export class InProcessBroker implements Broker {
  /** The consumers themselves take what waits together. */
  readonly lingerMs = 0;
  private readonly ends: (() => unknown)[] = [];

  constructor(
    private readonly bus: InProcessBus,
    private readonly service: string,
  ) {}

  send(messages: readonly EventMessage[]): Promise<void> {
    return this.bus.send(messages);
  }

  async partitionsOf(): Promise<number> {
    return 1;
  }

  async replayState(topics: readonly string[], apply: (message: EventMessage) => void): Promise<void> {
    this.ends.push(await this.bus.replayState(topics, apply));
  }

  async subscribe(subscription: BrokerSubscription): Promise<void> {
    this.ends.push(this.bus.join(subscription));
  }

  stateAnnounced(): void {
    this.bus.stateAnnounced(this.service);
  }

  check(): BrokerHealth {
    return this.bus.isOpen ? { up: true, detail: 'in-process' } : { up: false, detail: 'the bus is closed' };
  }

  async close(): Promise<void> {
    await Promise.all(this.ends.splice(0).map((end) => end()));
  }
}
