import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '#libs/auth';
import { addressGroup, toDomainError, type ServiceClient } from '#libs/platform';
import type { Route } from '../routes/route.js';

const onceInMs = 60_000;

/**
 * Reports what the gateway refused, and members' calls that an owner answered by 404 to an id, to auth's security log.
 * No answer waits for it, and the same refusal of the same caller is reported once a minute: a flood stays cheap.
 */
export class RefusalLog {
  private readonly codes = new WeakMap<FastifyRequest, string>();
  private readonly callers = new WeakMap<FastifyRequest, Principal>();
  private readonly reported = new LRUCache<string, true>({ max: 20_000, ttl: onceInMs });

  constructor(
    private readonly client: ServiceClient,
    private readonly onError: (error: unknown, request: FastifyRequest) => void,
  ) {}

  /** The owner of the session, known before limits are checked. */
  noteCaller(request: FastifyRequest, principal: Principal): void {
    this.callers.set(request, principal);
  }

  /** A refusal of the gateway itself; a fault of the platform is none. */
  noteRefusal(request: FastifyRequest, thrown: unknown): void {
    const { status, code } = toDomainError(thrown);
    if (status < 500) this.codes.set(request, code);
  }

  /** Resolves once the entry is written, if there is one. */
  async report(
    { path }: Pick<Route, 'path'>,
    request: FastifyRequest,
    reply: FastifyReply,
    ip: string,
  ): Promise<void> {
    const caller = this.callers.get(request);
    const outcome = this.codes.get(request) ?? unknownId(path, reply, caller);
    // What operators do is in the log already.
    if (outcome === undefined || caller?.kind === 'operator') return;
    const memberId = caller?.kind === 'member' ? caller.memberId : undefined;
    const call = `${request.method} ${path}`;
    const same = `${memberId ?? addressGroup(ip)} ${call} ${outcome}`;
    if (this.reported.has(same)) return;
    this.reported.set(same, true);
    const agent = (request.headers['user-agent'] ?? '').slice(0, 256);
    const body = { ...(memberId !== undefined && { memberId }), call, outcome, ip, agent };
    try {
      await this.client.call('auth', 'POST', '/internal/security-log/refusals', { body });
    } catch (error) {
      this.reported.delete(same);
      this.onError(new Error('security log write failed: a refusal is left out', { cause: error }), request);
    }
  }
}

/** What is another member's does not exist, so that a 404 to an id may be a try at what is not one's own. */
function unknownId(path: string, reply: FastifyReply, caller: Principal | undefined): string | undefined {
  const isId = caller?.kind === 'member' && path.includes(':');
  return isId && reply.statusCode === 404 ? 'NOT_FOUND' : undefined;
}
