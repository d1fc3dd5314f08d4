import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { PlatformErrors } from '../errors/platform.errors.js';

export const idempotencyHeader = 'idempotency-key';

const describeHeader: ParameterDecorator = (controller, handler) => {
  const method = Object.getOwnPropertyDescriptor(controller, handler!)!;
  ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    description: 'Made by the client; the same key is answered as the first request was',
  })(controller, handler!, method);
};

/** The request's Idempotency-Key, a UUID made by the client; refused where it is absent or has another form. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers[idempotencyHeader];
    if (!isUUID(key)) throw PlatformErrors.IDEMPOTENCY_KEY_REQUIRED();
    return String(key).toLowerCase();
  },
  [describeHeader],
);
