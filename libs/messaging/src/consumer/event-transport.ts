import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Broker } from '../broker/broker.js';
import type { HandlerExtras } from './batch-handler.decorator.js';
import type { EventHandlers } from './event-handlers.js';
import type { EventMessage, Outcome } from '../broker/message.js';
import type { StateViews } from '../state/state-views.js';
import { WATERMARK_TYPE } from '../watermark/watermark.message.js';
import type { Run, RunResults } from './run-gatherer.js';

/** Watermarks that are recorded in one transaction: one of each partition and producer at a time. */
const WATERMARKS_AT_ONCE = 200;

export interface EventProcessor {
  process(message: EventMessage): Promise<Outcome>;
  processRuns(runs: readonly Run[]): Promise<RunResults>;
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
    const [result] = await this.processor.processRuns([messages]);
    if (result!.status === 'rejected') throw result!.reason;
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
      batchSizeOf: (message) => this.batchSizeOf(message),
      mayWait: ({ type }) => !this.broadcast && this.eventHandlers.batchSizeOf(type) > 1,
      deliverRuns: (runs) => this.processor.processRuns(runs),
    });
    this.consuming = true;
  }

  private batchSizeOf({ type, malformed }: EventMessage): number {
    if (malformed) return 1;
    return type === WATERMARK_TYPE ? WATERMARKS_AT_ONCE : this.eventHandlers.batchSizeOf(type);
  }
}
