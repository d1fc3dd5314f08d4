import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Broker } from '../broker/broker.js';
import type { HandlerExtras } from './batch-handler.decorator.js';
import type { EventHandlers } from './event-handlers.js';
import type { EventMessage, Outcome } from '../broker/message.js';
import type { StateViews } from '../state/state-views.js';

export interface EventProcessor {
  process(message: EventMessage): Promise<Outcome>;
  /** Absent for a broadcast consumer. */
  processBatch?(messages: readonly EventMessage[]): Promise<void>;
}

/**
 * The transport strategy of @nestjs/microservices under which controllers with `@EventPattern(type)` are plain Nest.
 * It consumes only after the state that the service needs has been replayed, so that no handler sees part of it.
 */
export class EventTransport extends Server implements CustomTransportStrategy {
  protected override readonly logger = new Logger(EventTransport.name);
  override readonly propagatesEventHandlerErrors = true;
  private consuming = false;

  constructor(
    private readonly service: string,
    private readonly broadcast: boolean,
    private readonly broker: Broker,
    private readonly eventHandlers: EventHandlers,
    private readonly processor: EventProcessor,
    private readonly states: StateViews,
  ) {
    super();
  }

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: HandlerExtras = {},
  ): void {
    if (!isEventHandler || typeof pattern !== 'string')
      throw new Error(
        `Only @EventPattern('<type>') is served by the event bus, not ${JSON.stringify(pattern)}`,
      );
    this.eventHandlers.add(pattern, callback, extras);
  }

  /** Does not wait for an unreachable bus: the service starts, is not ready, and consumes as soon as the bus is back. */
  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      const started = this.start();
      started.catch((error: unknown) =>
        this.logger.error(
          `start of the consumer failed: ${this.service} receives no events: ${String(error)}`,
        ),
      );
      await Promise.race([started, sleep(50)]);
      callback();
    } catch (error) {
      callback(error);
    }
  }

  async close(): Promise<void> {
    this.consuming = false;
    await this.broker.close();
  }

  /** Handles one event as a delivery does; for tests of consumers. */
  deliver(message: EventMessage): Promise<Outcome> {
    return this.processor.process(message);
  }

  /** As `deliver`, for several events of one type. */
  async deliverBatch(messages: readonly EventMessage[]): Promise<void> {
    if (this.processor.processBatch) return this.processor.processBatch(messages);
    for (const message of messages) await this.processor.process(message);
  }

  types(): string[] {
    return this.eventHandlers.types();
  }

  /** Why this service is not consuming yet, or undefined. */
  trouble(): string | undefined {
    return this.states.missing() ?? (this.consuming ? undefined : 'not consuming yet');
  }

  override on(): never {
    throw new Error('The event bus has no events of its own');
  }

  override unwrap<T>(): T {
    return this.broker as T;
  }

  private async start(): Promise<void> {
    const stateTopics = this.states.open();
    if (stateTopics.length > 0) {
      await this.broker.replayState(stateTopics, (message) => this.states.apply(message));
      this.states.markCaughtUp();
    }
    await this.broker.subscribe({
      group: this.service,
      topics: this.eventHandlers.topics(),
      broadcast: this.broadcast,
      deliver: async (message) => void (await this.processor.process(message)),
      batchSizeOf: ({ type, malformed }) => (malformed ? 1 : this.eventHandlers.batchSizeOf(type)),
      deliverBatch: (messages) => this.deliverBatch(messages),
    });
    this.consuming = true;
  }
}
