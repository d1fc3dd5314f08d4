import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DemoProviderConfig } from './demo-provider.config.js';
import { cardRoomOf } from './card-room/card-rooms.js';
import { fishTitleOf } from './fish/fish-titles.js';
import { leagueOf } from './sports-model/leagues.js';
import { tableOf } from './table/tables.js';

/**
 * The built game page at `/` and its assets, framed by the platform's pages only. `/games/<code>/?ticket=…`
 * is an address of the same page. Assets carry their hash in their name and never change.
 */
export async function serveGamePage(
  app: NestFastifyApplication,
  config: Readonly<DemoProviderConfig>,
): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const root = resolve(config.gamePageFolder);
  const policy = contentSecurityPolicy(config.siteOrigins);
  server.addHook('onSend', async (_request, reply: FastifyReply) => {
    void reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  server.get('/games/:code', (request, reply) =>
    toPage(request.params as { code: string }, request.url, reply),
  );
  server.get('/games/:code/', (request, reply) =>
    toPage(request.params as { code: string }, request.url, reply),
  );
  if (!existsSync(root)) return;
  await server.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
}

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/thumbs/') ? 'public, max-age=3600' : 'no-store';
}

function toPage({ code }: { code: string }, url: string, reply: FastifyReply): FastifyReply {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  query.set('game', code);
  return reply.redirect(`${pageOf(code)}?${query.toString()}`, 302);
}

function pageOf(code: string): string {
  if (tableOf(code)) return '/table.html';
  if (cardRoomOf(code)) return '/cards.html';
  if (fishTitleOf(code)) return '/fish.html';
  return leagueOf(code) ? '/sports.html' : '/';
}

export function contentSecurityPolicy(siteOrigins: readonly string[]): string {
  const ancestors = siteOrigins.length > 0 ? siteOrigins.join(' ') : "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}
