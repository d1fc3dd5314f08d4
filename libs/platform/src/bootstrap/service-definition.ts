import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceConfig, ServiceName } from '#libs/config';
import type { DatabaseSchema, EntityClass } from '#libs/database';
import type { RefusalTable } from '../openapi/describe-refusals.js';

export interface ServiceDefinition<C extends ServiceConfig = ServiceConfig> {
  name: ServiceName;
  config: new () => C;
  module: Type;
  /** Absent where the service owns no data (the gateway). */
  dataSource?: DatabaseSchema & { entities?: readonly EntityClass[] };
  /**
   * How the service hears events. `consumer` (default): its own group, inbox and outbox. `broadcast`: every replica hears all
   * new events, without inbox (the gateway's streams). `none`: the service takes no part (an outside party).
   */
  messaging?: 'consumer' | 'broadcast' | 'none';
  /** What its operations refuse, for the OpenAPI document. */
  refusals?: RefusalTable;
  /** The port is open to the world: health and metrics move to `managementPort`. */
  publicFacing?: boolean;
  /** What Nest's modules cannot say: plugins, hooks, routes of the HTTP server. Called before it listens. */
  tune?: (app: NestFastifyApplication, config: Readonly<C>) => Promise<void> | void;
}

/** Names a service and what it is made of; `services/<name>/src/service.ts` exports the result. */
export function defineService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
): ServiceDefinition<C> {
  return definition;
}
