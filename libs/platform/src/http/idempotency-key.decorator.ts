import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { PlatformErrors } from '../errors/platform.errors.js';

export const idempotencyHeader = 'idempotency-key';

/** The request's Idempotency-Key, a UUID made by the client; refused where it is absent or has another form. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[idempotencyHeader];
  if (!isUUID(key)) throw PlatformErrors.IDEMPOTENCY_KEY_REQUIRED();
  return String(key).toLowerCase();
});
