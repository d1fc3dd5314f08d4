import { SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { HTTP_CODE_METADATA } from '@nestjs/common/constants.js';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { currentRequest } from './request-context.js';

const rawAnswer = 'lotus:raw-answer';

/** The route answers as it is, without the envelope (provider protocol, documents, streams). */
export const RawAnswer = () => SetMetadata(rawAnswer, true);

export interface SuccessEnvelope<T> {
  success: true;
  value: T;
}

/** `{success: true, value}` around every answer; 200 unless the route says otherwise (Nest's own default for POST is 201). */
export class EnvelopeInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const handler = context.getHandler();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (Reflect.getMetadata(HTTP_CODE_METADATA, handler) === undefined) void reply.status(200);
    if (Reflect.getMetadata(rawAnswer, handler) === true) return next.handle();
    return next.handle().pipe(
      map((value: unknown) => {
        if (currentRequest()?.replayed) void reply.header('idempotency-hit', 'true');
        return { success: true, value: value ?? null };
      }),
    );
  }
}
