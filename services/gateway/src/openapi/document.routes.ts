import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { asyncApiDocument } from '#libs/events';
import { answerFailure, type Gate } from '../proxy/proxy.routes.js';
import type { MergedDocument } from './merged-document.js';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lotus API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css"></head><body><div id="swagger-ui"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>`;

const start = `window.onload = () => SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui' });`;

/** `GET /openapi.json`, `GET /asyncapi.json` and a page to browse it at `/docs`; only if the setting API_DOCS is on. */
export async function addDocumentRoutes(
  server: FastifyInstance,
  document: MergedDocument,
  gate: Gate,
): Promise<void> {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await server.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, gate));
    scope.get('/openapi.json', () => document.get());
    scope.get('/asyncapi.json', () => asyncApiDocument());
    scope.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
    scope.get('/docs/start.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(start),
    );
    await scope.register(fastifyStatic, {
      root: assets,
      prefix: '/docs/assets/',
      decorateReply: false,
      index: false,
    });
  });
}
