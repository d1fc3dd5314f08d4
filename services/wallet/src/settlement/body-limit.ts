import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The largest batch with the longest fields fits; every other route keeps the limit of the platform. */
const bodyLimit = 1024 * 1024;

/** Must run before the routes are registered. */
export function acceptSettlements(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if (route.url === '/internal/postings/batch') route.bodyLimit = bodyLimit;
    });
}
