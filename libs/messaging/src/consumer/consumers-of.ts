import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { contractOf, type EventContract } from '#libs/events';

/** What @nestjs/microservices keeps the pattern of `@EventPattern` under. */
const PATTERN_METADATA = 'microservices:pattern';

export interface ConsumerDescription {
  type: string;
  contract: EventContract;
  controller: string;
  method: string;
}

/** Every `@EventPattern` method of an application, from its metadata, so that a test can reach each of them. */
export function consumersOf(app: INestApplicationContext): ConsumerDescription[] {
  const scanner = new MetadataScanner();
  const found: ConsumerDescription[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, object>;
      for (const method of scanner.getAllMethodNames(prototype)) {
        const types = (Reflect.getMetadata(PATTERN_METADATA, prototype[method]!) ?? []) as unknown[];
        for (const type of types) {
          const contract = typeof type === 'string' ? contractOf(type) : undefined;
          if (contract?.kind === 'event')
            found.push({ type: contract.type, contract, controller: metatype.name, method });
        }
      }
    }
  }
  return found;
}
