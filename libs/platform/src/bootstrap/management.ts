import Fastify from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Registry } from 'prom-client';
import type { ServiceConfig } from '#libs/config';
import type { Health } from '../health/health.js';
import { addManagementRoutes } from '../health/management.routes.js';
import { createDocument } from '../openapi/document.js';
import type { ServiceDefinition } from './service-definition.js';

interface Management {
  /** Absent where the service's own port serves it. */
  url?: string;
  close(): Promise<void>;
}

/** Health, metrics and the service's OpenAPI document, on the service's port unless that port is open to the world. */
export async function openManagement<C extends ServiceConfig>(
  app: NestFastifyApplication,
  definition: ServiceDefinition<C>,
  config: Readonly<C>,
  health: Health,
  metrics: Registry,
): Promise<Management> {
  if (!definition.publicFacing) {
    const server = app.getHttpAdapter().getInstance();
    addManagementRoutes(server, health, metrics);
    if (config.apiDocs) {
      let document: unknown;
      server.get('/openapi.json', () => (document ??= createDocument(app, definition)));
    }
    return { close: async () => undefined };
  }
  const server = Fastify({ forceCloseConnections: true });
  addManagementRoutes(server, health, metrics);
  const url = await server.listen({ port: config.managementPort, host: config.host });
  return { url, close: () => server.close() };
}
