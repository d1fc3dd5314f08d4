import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '#libs/auth';
import { failureEnvelope, PlatformErrors, toDomainError } from '#libs/platform';
import type { FundPasswordGate } from '../fund-password/fund-password.gate.js';
import type { ClientIp } from '../http/client-ip.js';
import { GatewayErrors } from '../http/gateway.errors.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { largestUploadBody, type Route } from '../routes/route.js';
import type { CheckedSession, SessionCheck } from '../session/session-check.js';
import type { SiteGate } from '../site/site.gate.js';
import type { TokenRenewal } from '../session/token-renewal.js';
import { CallLog } from './call-log.js';
import type { Forwarder } from './forwarder.js';
import { finishPublicAnswer } from './public-answers.js';
import type { SharedCalls } from './shared-calls.js';
import type { RefusalLog } from './refusal-log.js';

export interface Gate {
  clientIp: ClientIp;
  site: SiteGate;
  sessions: SessionCheck;
  renewal: TokenRenewal;
  limits: RateLimiter;
  fundPassword: FundPasswordGate;
  forwarder: Forwarder;
  sharedCalls: SharedCalls;
  callLog: CallLog;
  refusalLog: RefusalLog;
  onError: (error: unknown, request: FastifyRequest) => void;
}

/** What the checks of a request have found out, before its body is read. */
interface Admitted {
  clientIp: string;
  principal: Principal;
}

export const sessionTokenHeader = 'x-session-token';

/** Registers every route: session, limits and fund password are checked, then the owner is called. */
export async function addProxyRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  gate: Gate,
): Promise<void> {
  await server.register(async (scope) => {
    // The owner parses the body; signatures need the original bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, gate));
    // A renewed token is for its owner alone, whatever the answer says about caches.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (reply.hasHeader(sessionTokenHeader)) void reply.header('cache-control', 'private, no-store');
      return finishPublicAnswer(request, reply, payload);
    });
    const admitted = new WeakMap<FastifyRequest, Admitted>();
    for (const route of routes) {
      scope.route({
        method: route.method,
        url: route.path,
        ...(route.class === 'upload' && { bodyLimit: largestUploadBody }),
        ...(CallLog.concerns(route) && {
          onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
            await gate.callLog.report(request, reply, payload);
            return payload;
          },
        }),
        onRequest: async (request, reply) => {
          try {
            admitted.set(request, await admit(route, gate, request, reply));
          } catch (error) {
            gate.refusalLog.noteRefusal(request, error);
            throw error;
          }
        },
        onResponse: (request, reply) =>
          gate.refusalLog.report(route, request, reply, addressOf(gate, request)),
        handler: (request, reply) => pass(route, gate, admitted.get(request)!, request, reply),
      });
    }
  });
}

/** Site, session and limits: refused here, a request costs no body. */
async function admit(
  route: Route,
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted> {
  const clientIp = admitToSite(route, gate, request);
  const session = await sessionOf(request, gate);
  if (session) gate.refusalLog.noteCaller(request, session.principal);
  if (!session && route.session === 'required') throw PlatformErrors.SESSION_REQUIRED();
  await gate.limits.admit(route.class, clientIp, session?.claims.sessionId);
  if (session?.passwordDue && route.session === 'required' && !route.whilePasswordDue)
    throw GatewayErrors.PASSWORD_CHANGE_REQUIRED();
  if (session) await renew(session, gate, reply);
  const principal: Principal = session?.principal ?? { kind: 'guest' };
  if (principal.kind === 'operator' || (principal.kind === 'member' && CallLog.concerns(route)))
    gate.callLog.note(request, { principal, clientIp });
  return { clientIp, principal };
}

/** The caller's address, if the site is open to it. */
export function admitToSite(
  route: Pick<Route, 'path' | 'class'>,
  gate: Pick<Gate, 'clientIp' | 'site'>,
  request: FastifyRequest,
): string {
  const address = addressOf(gate, request);
  const { host, merchant } = request.headers;
  gate.site.admit(route, { host, merchant, address });
  return address;
}

function addressOf({ clientIp }: Pick<Gate, 'clientIp'>, request: FastifyRequest): string {
  return clientIp.of(request.socket.remoteAddress, request.headers['x-forwarded-for']);
}

async function pass(
  route: Route,
  gate: Gate,
  { clientIp, principal: caller }: Admitted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let principal = caller;
  let body: Buffer | undefined;
  if (route.fundPassword) {
    if (principal.kind !== 'member') throw PlatformErrors.FORBIDDEN();
    const { 'content-type': contentType, 'user-agent': agent } = request.headers;
    const asked = { member: principal, clientIp, agent };
    body = await gate.fundPassword.pass(route, asked, request.body as Buffer | undefined, contentType);
    // A token that was known before the step-up is of no use a minute after it.
    handOut(await gate.renewal.next(principal.sessionId), reply);
    principal = { ...principal, fundPassword: true };
  }
  if (route.shared !== undefined && principal.kind === 'member') {
    const { headers } = request;
    const value = await gate.sharedCalls.answer(route.shared, {
      member: principal,
      body: request.body as Buffer | undefined,
      contentType: headers['content-type'],
      askedFrom: headers.origin ?? headers.referer,
    });
    if (value !== undefined) return reply.send({ success: true, value });
  }
  return gate.forwarder.forward(request, reply, { route, principal, clientIp, ...(body && { body }) });
}

/** Undefined for a guest, who sends no token. An invalid token is refused even on routes open to guests. */
export async function sessionOf(
  request: FastifyRequest,
  gate: Pick<Gate, 'sessions'>,
): Promise<CheckedSession | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return gate.sessions.check(header.startsWith('Bearer ') ? header.slice(7) : '');
}

async function renew(session: CheckedSession, gate: Gate, reply: FastifyReply): Promise<void> {
  handOut(await gate.renewal.renew(session.claims), reply);
}

function handOut(token: string | undefined, reply: FastifyReply): void {
  if (token !== undefined) void reply.header(sessionTokenHeader, token);
}

export function answerFailure(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  gate: Pick<Gate, 'onError'>,
): FastifyReply {
  const error = toDomainError(thrown);
  if (error.status >= 500) gate.onError(thrown, request);
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(failureEnvelope(error, request));
}
