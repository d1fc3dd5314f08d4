import type { MessageHandler } from '@nestjs/microservices';
import { lastValueFrom, isObservable } from 'rxjs';
import { contractOf, type Contract } from '#libs/events';
import { splitByKey, type DecodedEvent, type HandlerExtras } from './batch-handler.decorator.js';

interface Handlers {
  contract: Contract;
  handlers: { call: MessageHandler; batchMax: number | undefined }[];
}

/** The `@EventPattern` methods of one service, by event type. */
export class EventHandlers {
  private readonly byType = new Map<string, Handlers>();

  add(type: string, call: MessageHandler, { batch }: HandlerExtras = {}): void {
    const contract = contractOf(type);
    if (!contract) throw new Error(`A handler is declared for ${type}, but no contract has that type`);
    if (contract.kind === 'state')
      throw new Error(`${type} is state: read it by StateViews, not by a handler`);
    const held = this.byType.get(type) ?? { contract, handlers: [] };
    held.handlers.push({ call, batchMax: batch?.max });
    this.byType.set(type, held);
  }

  contractOf(type: string): Contract | undefined {
    return this.byType.get(type)?.contract;
  }

  /** How many events of this type may share a transaction: the largest `max` of its batch handlers, else 1. */
  batchSizeOf(type: string): number {
    return Math.max(1, ...(this.byType.get(type)?.handlers ?? []).map(({ batchMax }) => batchMax ?? 1));
  }

  types(): string[] {
    return [...this.byType.keys()];
  }

  topics(): string[] {
    return [...new Set([...this.byType.values()].map(({ contract }) => contract.topic))];
  }

  /** Handlers of a type run one after the other, since they share a transaction; the first failure ends it. */
  async run(type: string, events: readonly DecodedEvent[]): Promise<void> {
    for (const { call, batchMax } of this.byType.get(type)?.handlers ?? []) {
      if (batchMax === undefined) {
        for (const { payload, context } of events) await settle(call(payload, context));
      } else {
        for (const part of splitByKey(events, batchMax))
          await settle(
            call(
              part.map(({ payload }) => payload),
              part.map(({ context }) => context),
            ),
          );
      }
    }
  }
}

async function settle(returned: unknown): Promise<void> {
  const result = await returned;
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
}
