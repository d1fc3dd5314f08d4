import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AssertionSigner, SessionStore, SessionTokenVerifier } from '#libs/auth';
import { CACHE, type Cache } from '#libs/cache';
import { brandState } from '#libs/events';
import { StateViews } from '#libs/messaging';
import { CLOCK, defineService, LOGGER, ServiceClient, type Clock } from '#libs/platform';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { FundPasswordGate } from './fund-password/fund-password.gate.js';
import { GatewayConfig } from './gateway.config.js';
import { ClientIp } from './http/client-ip.js';
import { LeasedBuckets } from './limits/leased-buckets.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { addDocumentRoutes } from './openapi/document.routes.js';
import { MergedDocument } from './openapi/merged-document.js';
import { Forwarder } from './proxy/forwarder.js';
import { SharedCalls } from './proxy/shared-calls.js';
import { CallLog } from './proxy/call-log.js';
import { RefusalLog } from './proxy/refusal-log.js';
import { addProxyRoutes, type Gate } from './proxy/proxy.routes.js';
import { routes } from './routes/route-table.js';
import { SessionCheck } from './session/session-check.js';
import { TokenRenewal } from './session/token-renewal.js';
import { SiteGate } from './site/site.gate.js';
import { StreamBuffer } from './stream/stream.buffer.js';
import { StreamHub } from './stream/stream.hub.js';
import { addStreamRoute } from './stream/stream.routes.js';
import { answerHeaders, pageHeaders } from './web/security-headers.js';
import { keepConsoleToItsHost } from './web/console-host.js';
import { addWebRoutes } from './web/web.routes.js';

export const gatewayService = defineService({
  name: 'gateway',
  config: GatewayConfig,
  module: AppModule,
  messaging: 'broadcast',
  publicFacing: true,
  tune: openGateway,
});

/** The gateway is plain Fastify: it has no controllers, only routes that forward to owners. */
async function openGateway(app: NestFastifyApplication, config: Readonly<GatewayConfig>): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const gate = createGate(app, config);
  const hub = app.get(StreamHub);
  const unsubscribe = await gate.sessions.listen((sessionId) => hub.endSession(sessionId));
  const beat = setInterval(() => {
    hub.beat();
    void hub
      .sweep((sessionId) => gate.sessions.isOver(sessionId))
      .catch((error: unknown) =>
        app.get<Logger>(LOGGER).warn({ err: error }, 'stream sweep failed, will retry'),
      );
  }, config.streamBeatMs);
  const document = new MergedDocument(config.peers, routes);

  const ofPages = Object.entries(pageHeaders(config));
  const ofPagesWithPhoneRoute = Object.entries(pageHeaders(config, { phoneRoute: true }));
  const ofAnswers = Object.entries(answerHeaders(config));
  server.addHook('onSend', (request, reply, payload, done) => {
    const isAnswer = String(reply.getHeader('content-type')).startsWith('application/json');
    const forPages = () => (gate.site.isOn('PHONEAUTH3') ? ofPagesWithPhoneRoute : ofPages);
    for (const [name, value] of isAnswer ? ofAnswers : forPages())
      if (!reply.hasHeader(name)) void reply.header(name, value);
    // API answers are private; only files of the web app set another policy.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  server.addHook('preClose', (done) => {
    clearInterval(beat);
    hub.endAll();
    done();
  });
  server.addHook('onClose', async () => {
    await unsubscribe();
    await gate.forwarder.close();
    await document.close();
  });

  keepConsoleToItsHost(server, config);
  await addProxyRoutes(server, routes, gate);
  const buffer = app.get(StreamBuffer);
  await addStreamRoute(server, { hub, buffer, gate, streamsPerMember: config.streamsPerMember });
  if (config.apiDocs) await addDocumentRoutes(server, document, gate);
  if (config.webRoot !== undefined) await addWebRoutes(server, config.webRoot, config);
}

function createGate(app: NestFastifyApplication, config: Readonly<GatewayConfig>): Gate {
  const cache = app.get<Cache>(CACHE);
  const clock = app.get<Clock>(CLOCK);
  const client = app.get(ServiceClient);
  const logger = app.get<Logger>(LOGGER);
  const onError = (error: unknown, request: FastifyRequest) =>
    logger.error({ err: error, requestId: request.id }, 'request failed');
  const buckets = new LeasedBuckets(cache, (error) =>
    logger.warn({ err: error }, 'rate limit check failed, request admitted'),
  );
  return {
    clientIp: new ClientIp(config.trustedProxies),
    site: new SiteGate(app.get(StateViews).view(brandState), config.merchantCode, clock),
    sessions: new SessionCheck(
      new SessionTokenVerifier(config.keysDir),
      app.get(SessionStore),
      client,
      clock,
    ),
    renewal: new TokenRenewal(client, clock),
    limits: new RateLimiter(buckets, config.rateLimits),
    fundPassword: new FundPasswordGate(client),
    sharedCalls: new SharedCalls(client),
    callLog: new CallLog(client, onError),
    refusalLog: new RefusalLog(client, onError),
    forwarder: new Forwarder(
      config.peers,
      app.get(AssertionSigner),
      config.ownerConnections,
      config.ownerTimeoutMs,
    ),
    onError,
  };
}
