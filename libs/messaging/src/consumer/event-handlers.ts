import type { MessageHandler } from '@nestjs/microservices';
import { lastValueFrom, isObservable } from 'rxjs';
import { contractOf, type Contract } from '#libs/events';
import type { EventContext } from './event-context.js';

interface Handlers {
  contract: Contract;
  handlers: MessageHandler[];
}

/** The `@EventPattern` methods of one service, by the type of event they asked for. */
export class EventHandlers {
  private readonly byType = new Map<string, Handlers>();

  add(type: string, handler: MessageHandler): void {
    const contract = contractOf(type);
    if (!contract) throw new Error(`A handler asks for ${type}, but no contract of that type is known`);
    if (contract.kind === 'state')
      throw new Error(`${type} is state: read it by StateViews, not by a handler`);
    const held = this.byType.get(type) ?? { contract, handlers: [] };
    held.handlers.push(handler);
    this.byType.set(type, held);
  }

  contractOf(type: string): Contract | undefined {
    return this.byType.get(type)?.contract;
  }

  types(): string[] {
    return [...this.byType.keys()];
  }

  topics(): string[] {
    return [...new Set([...this.byType.values()].map(({ contract }) => contract.topic))];
  }

  /** One after the other, since they share one transaction. The first failure ends it for all of them. */
  async run(payload: unknown, context: EventContext): Promise<void> {
    for (const handler of this.byType.get(context.type)?.handlers ?? []) {
      const result: unknown = await handler(payload, context);
      if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
    }
  }
}
