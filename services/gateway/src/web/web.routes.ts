import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope, PlatformErrors } from '#libs/platform';

/** Paths that belong to the API: an unknown one is a 404 in the envelope, never a page. */
const apiPath =
  /^\/(wps|lgw|lotto|provider|bank-channel|internal|health|metrics|openapi\.json|docs)(\/|$|\?)/;

/**
 * The built web app: hashed files are cached permanently, the page is always revalidated, compressed copies are served if
 * the build made them. The app routes every path that is not a file.
 */
export async function addWebRoutes(server: FastifyInstance, webRoot: string): Promise<void> {
  const page = readFileSync(join(webRoot, 'index.html'));
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: webRoot,
      // One route per file found at the start; the app routes every other path.
      wildcard: false,
      globIgnore: ['index.html'],
      index: false,
      preCompressed: true,
      decorateReply: true,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/');
        void reply.header(
          'cache-control',
          forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
      },
    });
    scope.get('/', (request, reply) => answerPage(request, reply, page));
    scope.get('/*', (request, reply) => answerPage(request, reply, page));
  });
}

function answerPage(request: FastifyRequest, reply: FastifyReply, page: Buffer): FastifyReply {
  if (request.method !== 'GET' || apiPath.test(request.url) || /\.\w{2,5}($|\?)/.test(request.url)) {
    const isPage =
      request.url === '/' ||
      request.url.startsWith('/index.html') ||
      request.url.startsWith('/register.html');
    if (!isPage) return reply.status(404).send(failureEnvelope(PlatformErrors.NOT_FOUND(), request));
  }
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
