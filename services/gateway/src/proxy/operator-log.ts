import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorPrincipal } from '#libs/auth';
import type { ServiceClient } from '#libs/platform';
import type { Route } from '../routes/route.js';

interface Asked {
  principal: OperatorPrincipal;
  clientIp: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tells auth's security log what operators did and were refused, whichever service it was, before they are answered. */
export class OperatorLog {
  private readonly asked = new WeakMap<FastifyRequest, Asked>();

  constructor(
    private readonly client: ServiceClient,
    private readonly onError: (error: unknown, request: FastifyRequest) => void,
  ) {}

  static concerns({ path }: Pick<Route, 'path'>): boolean {
    return path.startsWith('/wps/v2/ops/');
  }

  note(request: FastifyRequest, asked: Asked): void {
    this.asked.set(request, asked);
  }

  /** What was done is done: a log that is away is told of in our own, and the operator hears what came of it. */
  async told(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const asked = this.asked.get(request);
    if (!asked || (request.method === 'GET' && reply.statusCode !== 403)) return;
    const { memberId } = request.params as { memberId?: string };
    const entry = {
      operatorId: asked.principal.operatorId,
      ...(memberId !== undefined && uuid.test(memberId) && { memberId }),
      call: `${request.method} ${request.routeOptions.url}`,
      outcome: outcomeOf(reply.statusCode, payload),
      ip: asked.clientIp,
      agent: (request.headers['user-agent'] ?? '').slice(0, 256),
    };
    try {
      await this.client.call('auth', 'POST', '/internal/security-log', { body: entry });
    } catch (error) {
      this.onError(Object.assign(new Error('not in the security log', { cause: error }), { entry }), request);
    }
  }
}

function outcomeOf(status: number, payload: unknown): string {
  if (status < 400) return 'ok';
  try {
    const text = Buffer.isBuffer(payload) ? payload.toString('utf8') : String(payload);
    return (JSON.parse(text) as { code?: string }).code ?? `HTTP_${status}`;
  } catch {
    return `HTTP_${status}`;
  }
}
