import { SetMetadata } from '@nestjs/common';
import type { EventContext } from './event-context.js';

/** Where @nestjs/microservices keeps what a handler adds to its pattern. */
const PATTERN_EXTRAS_METADATA = 'microservices:pattern_extras';

export interface BatchHandlerOptions {
  /** Events in one call. */
  max: number;
}

/** What the metadata of a handler holds; absent for a handler of single events. */
export interface HandlerExtras {
  batch?: BatchHandlerOptions;
}

/**
 * With `@EventPattern(type)`: the method receives an array of payloads and one of their contexts, in order, with at most
 * one event of a key per call. All events of a delivery share one transaction; if it fails, each is handled alone.
 */
export function BatchHandler({ max }: BatchHandlerOptions): MethodDecorator {
  if (!Number.isInteger(max) || max < 1) throw new Error(`A batch of ${max} events is not possible`);
  return (target, property, descriptor: PropertyDescriptor) => {
    const method = descriptor.value as object;
    const held = (Reflect.getMetadata(PATTERN_EXTRAS_METADATA, method) ?? {}) as HandlerExtras;
    SetMetadata(PATTERN_EXTRAS_METADATA, { ...held, batch: { max } })(target, property, descriptor);
  };
}

export interface DecodedEvent {
  payload: unknown;
  context: EventContext;
}

/**
 * Splits events into calls in which no key occurs twice, so that one statement can write a row per key. The events of a
 * key keep their order.
 */
export function splitByKey(events: readonly DecodedEvent[], max: number): DecodedEvent[][] {
  const calls: Map<string, DecodedEvent>[] = [];
  const nextCall = new Map<string, number>();
  for (const event of events) {
    const { key } = event.context;
    let at = nextCall.get(key) ?? 0;
    while ((calls[at]?.size ?? 0) >= max) at += 1;
    const call = calls[at] ?? new Map<string, DecodedEvent>();
    calls[at] = call.set(key, event);
    nextCall.set(key, at + 1);
  }
  return calls.map((call) => [...call.values()]);
}
