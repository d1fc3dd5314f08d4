import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorPrincipal } from '#libs/auth';
import type { ServiceClient } from '#libs/platform';
import type { Route } from '../routes/route.js';

interface LoggedCall {
  principal: OperatorPrincipal;
  clientIp: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reports operators' calls to any service, with their outcome, to auth's security log before they are answered. */
export class OperatorLog {
  private readonly call = new WeakMap<FastifyRequest, LoggedCall>();

  constructor(
    private readonly client: ServiceClient,
    private readonly onError: (error: unknown, request: FastifyRequest) => void,
  ) {}

  static concerns({ path }: Pick<Route, 'path'>): boolean {
    return path.startsWith('/wps/v2/ops/');
  }

  note(request: FastifyRequest, call: LoggedCall): void {
    this.call.set(request, call);
  }

  /** If the security log is unavailable, the entry goes to the gateway's own log and the operator is still answered. */
  async report(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const call = this.call.get(request);
    if (!call || (request.method === 'GET' && reply.statusCode !== 403)) return;
    const { memberId } = request.params as { memberId?: string };
    const entry = {
      operatorId: call.principal.operatorId,
      ...(memberId !== undefined && uuid.test(memberId) && { memberId }),
      call: `${request.method} ${request.routeOptions.url}`,
      outcome: outcomeOf(reply.statusCode, payload),
      ip: call.clientIp,
      agent: (request.headers['user-agent'] ?? '').slice(0, 256),
    };
    try {
      await this.client.call('auth', 'POST', '/internal/security-log', { body: entry });
    } catch (error) {
      this.onError(
        Object.assign(new Error('security log write failed, entry kept here', { cause: error }), { entry }),
        request,
      );
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
