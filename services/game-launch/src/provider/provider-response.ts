import {
  Catch,
  Inject,
  Injectable,
  type ArgumentsHost,
  type CallHandler,
  type ExceptionFilter,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { map, type Observable } from 'rxjs';
import { CLOCK, LOGGER, toDomainError, type Clock } from '#libs/platform';
import { callSignatureHeader, signAnswer } from '#libs/provider-sdk';
import type { SignedRequest } from './provider-signature.guard.js';

/** Responses are signed as text, so that a repeated call gets the same bytes. */
@Injectable()
export class ProviderResponseInterceptor implements NestInterceptor<string, string> {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  intercept(context: ExecutionContext, next: CallHandler<string>): Observable<string> {
    const http = context.switchToHttp();
    const request = http.getRequest<SignedRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body) => {
        sign(reply.status(200), request, body, this.clock);
        return body;
      }),
    );
  }
}

/** Maps errors: 4xx with a code if the call is at fault, 503 if its outcome is unknown. */
@Catch()
@Injectable()
export class ProviderExceptionFilter implements ExceptionFilter {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<SignedRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toDomainError(thrown);
    if (error.status >= 500) this.logger.error({ err: thrown, requestId: request.id }, error.code);
    const body = JSON.stringify({
      status: error.status >= 500 ? 'UNKNOWN' : 'REFUSED',
      code: error.code,
      ...(error.value !== undefined && { value: error.value }),
    });
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
    sign(reply.status(error.status), request, body, this.clock);
    void reply.send(body);
  }
}

function sign(reply: FastifyReply, request: SignedRequest, body: string, clock: Clock): void {
  void reply.type('application/json; charset=utf-8');
  if (!request.verified) return;
  const { keys, call } = request.verified;
  const answer = { status: reply.statusCode, body };
  void reply.header(callSignatureHeader, signAnswer(keys, call, answer, clock.now()));
}
