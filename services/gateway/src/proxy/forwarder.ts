import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertionHeader, type AssertionSigner, type Principal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { PlatformErrors, traceHeaders } from '#libs/platform';
import type { Route } from '../routes/route.js';
import { clientIpHeader, headersForOwner, isForCaller } from './forwarded-headers.js';
import { OwnerPool, OwnerUnavailable } from './owner-pool.js';

export interface Forwarding {
  route: Route;
  principal: Principal;
  clientIp: string;
  /** Replaces the request's body. */
  body?: Buffer;
}

/** Forwards a request to its owner with a signed identity assertion, and returns the owner's answer. */
export class Forwarder {
  private readonly pools = new Map<ServiceName, OwnerPool>();

  constructor(
    private readonly peers: Record<ServiceName, string>,
    private readonly signer: AssertionSigner,
    private readonly connections: number,
    private readonly timeoutMs: number,
  ) {}

  async forward(request: FastifyRequest, reply: FastifyReply, forwarding: Forwarding): Promise<FastifyReply> {
    const { route, principal, clientIp } = forwarding;
    const headers = headersForOwner(request.headers, route.owner);
    Object.assign(headers, traceHeaders());
    headers['x-request-id'] = request.id;
    headers[clientIpHeader] = clientIp;
    headers[assertionHeader] = await this.signer.sign(route.owner, principal);
    const body = forwarding.body ?? bodyOf(request);
    try {
      const answer = await this.poolOf(route.owner).send(
        { method: route.method, path: request.url, headers, ...(body && { body }) },
        route.class === 'hot',
      );
      for (const [name, value] of Object.entries(answer.headers)) {
        if (isForCaller(name)) void reply.header(name, value);
      }
      return reply.status(answer.status).send(answer.body);
    } catch (error) {
      if (error instanceof OwnerUnavailable) throw PlatformErrors.SERVICE_UNAVAILABLE(undefined, 1);
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }

  private poolOf(owner: ServiceName): OwnerPool {
    let pool = this.pools.get(owner);
    if (!pool)
      this.pools.set(owner, (pool = new OwnerPool(this.peers[owner], this.connections, this.timeoutMs)));
    return pool;
  }
}

function bodyOf(request: FastifyRequest): Buffer | undefined {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
}
