import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayErrors } from '../http/gateway.errors.js';
import { admitToSite, answerFailure, sessionOf, type Gate } from '../proxy/proxy.routes.js';
import type { StreamBuffer } from './stream.buffer.js';
import { frame, type Listener, type StreamHub } from './stream.hub.js';

export interface StreamParts {
  hub: StreamHub;
  buffer: StreamBuffer;
  gate: Gate;
  streamsPerMember: number;
}

const lastEventId = /^[\w-]{1,64}$/;

/** `GET /wps/stream`: server-sent events; the token travels in its header; guests receive public events only. */
export async function addStreamRoute(server: FastifyInstance, parts: StreamParts): Promise<void> {
  const { hub, buffer, gate } = parts;
  await server.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, gate));
    scope.get('/wps/stream', { config: { isStream: true } }, async (request, reply) => {
      const address = admitToSite({ path: '/wps/stream', class: 'read' }, gate, request);
      const session = await sessionOf(request, gate);
      await gate.limits.admit('read', address, session?.claims.sessionId);
      // Until a due password is changed, the member receives public events only.
      const member =
        session?.principal.kind === 'member' && !session.passwordDue ? session.principal : undefined;
      if (member && hub.countOf(member.memberId) >= parts.streamsPerMember)
        throw GatewayErrors.TOO_MANY_STREAMS(undefined, 5);
      const missed = member ? await missedEvents(request, member.memberId, buffer) : '';

      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      response.write(`retry: 2000\n\n${missed}`);
      const listener: Listener = {
        memberId: member?.memberId,
        sessionId: session?.claims.sessionId,
        response,
      };
      hub.add(listener);
      response.on('close', () => hub.remove(listener));
    });
  });
}

async function missedEvents(
  request: FastifyRequest,
  memberId: string,
  buffer: StreamBuffer,
): Promise<string> {
  const seen = request.headers['last-event-id'];
  if (typeof seen !== 'string' || !lastEventId.test(seen)) return '';
  return (await buffer.since(memberId, seen)).map(frame).join('');
}
