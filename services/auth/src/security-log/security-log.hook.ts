import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { clientIpOf, type Principal } from '#libs/auth';
import { contextOfRequest } from '#libs/platform';
import { isLogged } from './security-log.rules.js';
import { SecurityLogService } from './security-log.service.js';

type Asked = FastifyRequest & { principal?: Principal };

/** Records every call that {@link isLogged} selects, whatever its outcome, including refusals by guards. */
export function logSecurity(app: NestFastifyApplication): void {
  const log = app.get(SecurityLogService, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request: Asked, reply, done) => {
      const route = request.routeOptions.url ?? '';
      // The gateway reports operators' calls, for all services.
      if (
        route !== '' &&
        request.principal?.kind !== 'operator' &&
        isLogged(request.method, route, reply.statusCode)
      )
        log.record({
          ...whoIs(request),
          call: `${request.method} ${route}`,
          outcome:
            contextOfRequest(request)?.refusal ??
            (reply.statusCode < 400 ? 'ok' : `HTTP_${reply.statusCode}`),
          ip: clientIpOf(request),
          agent: request.headers['user-agent'] ?? '',
        });
      done();
    });
}

function whoIs(request: Asked) {
  const { principal } = request;
  const named = contextOfRequest(request)?.subjectId ?? null;
  // A service may act on behalf of a member: the fund password, an exclusion.
  const memberId =
    principal?.kind === 'member' || principal?.kind === 'service' ? (principal.memberId ?? null) : null;
  return {
    actor: memberId === null ? ('guest' as const) : ('member' as const),
    actorId: memberId,
    subjectId: named ?? memberId,
  };
}
