import { applyDecorators, SetMetadata } from '@nestjs/common';
import { FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { currentRequest } from './request-context.js';

const rawMetadata = 'lotus:raw-answer';

/** The route answers as it is, without the envelope (provider protocol, documents, files, streams). */
export const RawAnswer = () =>
  applyDecorators(RouteConfig({ rawAnswer: true }), SetMetadata(rawMetadata, true));

/** For the description of a route. */
export const isRawAnswer = (handler: Function): boolean => Reflect.getMetadata(rawMetadata, handler) === true;

export interface SuccessEnvelope<T> {
  success: true;
  value: T;
}

/**
 * `{success: true, value}` around what a route returns, as a 200 (Nest's own default for POST is 201). Done where the answer
 * leaves rather than in an interceptor, whose observables would be made for every request.
 */
export class EnvelopeAdapter extends FastifyAdapter {
  override reply(reply: FastifyReply, value: unknown): FastifyReply {
    const status = reply.statusCode === 201 ? 200 : reply.statusCode;
    const { config } = reply.request.routeOptions as { config?: { rawAnswer?: true } };
    if (config?.rawAnswer) return super.reply(reply, value, status);
    if (currentRequest()?.replayed) void reply.header('idempotency-hit', 'true');
    return super.reply(reply, { success: true, value: value ?? null }, status);
  }
}
