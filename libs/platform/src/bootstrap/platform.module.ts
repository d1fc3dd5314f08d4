import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { Tracer } from '@opentelemetry/api';
import { AssertionSigner, SessionStore } from '#libs/auth';
import { CACHE, type Cache } from '#libs/cache';
import type { ServiceConfig } from '#libs/config';
import { Pool, Transactions } from '#libs/database';
import { ServiceClient } from '../client/service-client.js';
import { CLOCK, type Clock } from '../clock.js';
import { Health } from '../health/health.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { RateLimits } from '../limits/rate-limits.js';
import { CONFIG, LOGGER, TRACER } from '../tokens.js';

export interface PlatformParts {
  config: Readonly<ServiceConfig>;
  logger: Logger;
  tracer: Tracer;
  metrics: Registry;
  health: Health;
  cache: Cache;
  clock: Clock;
  signer: AssertionSigner;
  client: ServiceClient;
  pool?: Pool;
}

/** What every module of a service may inject. */
@Module({})
export class PlatformModule {
  static with(parts: PlatformParts): DynamicModule {
    const providers: Provider[] = [
      { provide: CONFIG, useValue: parts.config },
      { provide: LOGGER, useValue: parts.logger },
      { provide: TRACER, useValue: parts.tracer },
      { provide: CLOCK, useValue: parts.clock },
      { provide: CACHE, useValue: parts.cache },
      { provide: Registry, useValue: parts.metrics },
      { provide: Health, useValue: parts.health },
      { provide: AssertionSigner, useValue: parts.signer },
      { provide: ServiceClient, useValue: parts.client },
      { provide: SessionStore, useValue: new SessionStore(parts.cache) },
      RateLimits,
      ...(parts.pool ? databaseProviders(parts.pool) : []),
    ];
    return { module: PlatformModule, global: true, providers, exports: providers };
  }
}

function databaseProviders(pool: Pool): Provider[] {
  return [
    { provide: Pool, useValue: pool },
    { provide: Transactions, useValue: new Transactions(pool) },
    Idempotency,
  ];
}
