import { randomUUID } from 'node:crypto';
import {
  context,
  isSpanContextValid,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { failureEnvelope } from '../errors/exception.filter.js';
import { toDomainError } from '../errors/to-domain-error.js';
import { runInRequest } from '../http/request-context.js';
import { contextFrom } from '../tracing/tracing.js';

export const bodyLimit = 100 * 1024;
/** For all of a request to arrive, uploads included. */
export const requestTimeoutMs = 60_000;
const requestIdForm = /^[\w-]{8,64}$/;

/** Keeps a caller's request id where it has a sane form, so that one id follows a request through the services. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID();
}

/** Forms and plain text are what any foreign page can send with the visitor's browser; no call of ours takes them. */
export function speakJsonOnly(app: NestFastifyApplication): void {
  app.useBodyParser('application/json', { bodyLimit });
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
}

/** A path that cannot be decoded or is endless meets no route and no filter; it is refused in the same form. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toDomainError(error);
  void reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(failureEnvelope(refusal, request));
}

const isStream = (request: FastifyRequest): boolean => 'isStream' in request.routeOptions.config;

/** A span, a request context, a duration and (for what went wrong) a log line around every request. */
export function observeRequests(
  server: FastifyInstance,
  tracer: Tracer,
  logger: Logger,
  metrics: Registry,
): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered; streams, which stay open, are not counted',
    registers: [metrics],
  });
  const spans = new WeakMap<FastifyRequest, Span>();

  server.addHook('onRequest', (request, reply, done) => {
    const parent = contextFrom(request.headers);
    const route = request.routeOptions.url ?? 'unmatched';
    if (!isStream(request)) {
      inFlight.inc();
      reply.raw.once('close', () => inFlight.dec());
    }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent);
    spans.set(request, span);
    void reply.header('x-request-id', request.id);
    const about = { requestId: request.id, acceptLanguage: request.headers['accept-language'] };
    if (!isSpanContextValid(span.spanContext())) return runInRequest(request, about, done);
    context.with(trace.setSpan(parent, span), () => runInRequest(request, about, done));
  });

  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const span = spans.get(request);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    logger.debug(
      { requestId: request.id, method: request.method, route, status: reply.statusCode },
      'answered',
    );
    done();
  });
}
