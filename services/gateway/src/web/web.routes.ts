import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope, PlatformErrors } from '#libs/platform';
import type { GatewayConfig } from '../gateway.config.js';
import { isConsoleHost, isOfConsole } from './console-host.js';
import { consoleHeaders } from './security-headers.js';

/** Paths that belong to the API: an unknown one is a 404 in the envelope, never a page. */
const apiPath =
  /^\/(wps|lgw|lotto|provider|bank-channel|usdt-channel|internal|health|metrics|openapi\.json|docs)(\/|$|\?)/;

const pageRoutes = new Set(['/', '/*']);
const isFile = /\.\w{2,5}($|\?)/;

/**
 * The built web app: hashed files are cached permanently, the page is always revalidated, compressed copies are served if
 * the build made them. The app routes every path that is not a file.
 */
export async function addWebRoutes(
  server: FastifyInstance,
  webRoot: string,
  config: Readonly<GatewayConfig>,
): Promise<void> {
  const page = readFileSync(join(webRoot, 'index.html'));
  const consoleFile = join(webRoot, 'console', 'console.html');
  const consolePage = existsSync(consoleFile) ? readFileSync(consoleFile) : undefined;
  const ofConsole = Object.entries(consoleHeaders(config));
  server.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    const isPage = pageRoutes.has(url ?? '') && !apiPath.test(request.url) && !isFile.test(request.url);
    if (isPage && isConsoleHost(config, request)) return void reply.redirect('/console', 302);
    if (isOfConsole(url)) for (const [name, value] of ofConsole) void reply.header(name, value);
    return done();
  });
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: webRoot,
      // One route per file found at the start; the app routes every other path.
      wildcard: false,
      globIgnore: ['index.html', 'console/console.html', '**/.vite/**'],
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
    if (consolePage !== undefined)
      for (const path of ['/console', '/console/*'])
        scope.get(path, (request, reply) => answerPage(request, reply, consolePage));
    scope.get('/', (request, reply) => answerPage(request, reply, page));
    scope.get('/*', (request, reply) => answerPage(request, reply, page));
  });
}

function answerPage(request: FastifyRequest, reply: FastifyReply, page: Buffer): FastifyReply {
  if (request.method !== 'GET' || apiPath.test(request.url) || isFile.test(request.url)) {
    const isPage =
      request.url === '/' ||
      request.url.startsWith('/index.html') ||
      request.url.startsWith('/register.html');
    if (!isPage) return reply.status(404).send(failureEnvelope(PlatformErrors.NOT_FOUND(), request));
  }
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
