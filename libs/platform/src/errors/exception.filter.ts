import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { languageOf } from '../http/language.js';
import { currentRequest } from '../http/request-context.js';
import type { DomainError } from './domain-error.js';
import { toDomainError } from './to-domain-error.js';

export interface FailureEnvelope {
  success: false;
  code: string;
  message: string;
  value?: unknown;
  requestId: string;
}

/** Turns whatever was thrown into the envelope; an unexpected error is logged under the request id that the caller sees. */
@Catch()
export class EnvelopeExceptionFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw thrown; // an event's failure belongs to the transport
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toDomainError(thrown);
    if (error.status >= 500) this.logger.error({ err: thrown, requestId: request.id }, error.code);
    if (reply.sent) return;
    const about = currentRequest();
    if (about) about.refusal = error.code;
    if (about?.replayed) void reply.header('idempotency-hit', 'true');
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
    void reply
      .status(error.status)
      .type('application/json; charset=utf-8')
      .send(failureEnvelope(error, request));
  }
}

export function failureEnvelope(error: DomainError, request: FastifyRequest): FailureEnvelope {
  return {
    success: false,
    code: error.code,
    message: error.wording[languageOf(request.headers['accept-language'])],
    ...(error.value !== undefined && { value: error.value }),
    requestId: request.id,
  };
}
