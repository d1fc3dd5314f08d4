import type { FastifyInstance } from 'fastify';
import { register, type Registry } from 'prom-client';
import type { Health } from './health.js';

/**
 * `/health/live`, `/health/ready` and `/metrics`. On a service they share its (internal) port; the gateway, whose port is
 * public, serves them on a management port of its own.
 */
export function addManagementRoutes(server: FastifyInstance, health: Health, metrics: Registry): void {
  server.get('/health/live', () => ({ live: true }));
  server.get('/health/ready', async (_request, reply) => {
    const readiness = await health.readiness();
    return reply.status(readiness.ready ? 200 : 503).send(readiness);
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(`${await metrics.metrics()}\n${await register.metrics()}`),
  );
}
