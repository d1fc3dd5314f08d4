import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberPrincipal, OperatorPrincipal } from '#libs/auth';
import type { ServiceClient } from '#libs/platform';
import type { Route } from '../routes/route.js';

interface LoggedCall {
  principal: MemberPrincipal | OperatorPrincipal;
  clientIp: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Changes of where a member is paid to: their owner keeps no log of calls. */
const bankData = new Set(['POST /wps/v2/bank-accounts', 'POST /wps/v2/bank-accounts/:id/removal']);

/**
 * Reports operators' calls to any service and members' changes of bank data, with their outcome, to auth's security log
 * before they are answered.
 */
export class CallLog {
  private readonly call = new WeakMap<FastifyRequest, LoggedCall>();

  constructor(
    private readonly client: ServiceClient,
    private readonly onError: (error: unknown, request: FastifyRequest) => void,
  ) {}

  static concerns({ method, path }: Pick<Route, 'method' | 'path'>): boolean {
    return path.startsWith('/wps/v2/ops/') || bankData.has(`${method} ${path}`);
  }

  note(request: FastifyRequest, call: LoggedCall): void {
    this.call.set(request, call);
  }

  /** If the security log is unavailable, the entry goes to the gateway's own log and the caller is still answered. */
  async report(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const call = this.call.get(request);
    if (!call || (request.method === 'GET' && reply.statusCode !== 403)) return;
    const entry = {
      ...whoIs(call.principal, request),
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

function whoIs(
  principal: LoggedCall['principal'],
  request: FastifyRequest,
): { operatorId?: string; memberId?: string } {
  if (principal.kind === 'member') return { memberId: principal.memberId };
  const { memberId } = request.params as { memberId?: string };
  const concerned = memberId !== undefined && uuid.test(memberId);
  return { operatorId: principal.operatorId, ...(concerned && { memberId }) };
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
