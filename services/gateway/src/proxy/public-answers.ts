import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);
const level = 4;
/** Bytes: a smaller answer fits into one packet as it is. */
const leastCompressed = 1_400;
const gzipRefused = /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

/**
 * An answer that its owner declares public gets a validator, so that repeated reads carry no body, and is compressed. All
 * others stay as they are: the length of a compressed answer would reveal what stands next to chosen text.
 */
export async function finishPublicAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (request.method !== 'GET' || !Buffer.isBuffer(payload) || !isPublicJson(reply)) return payload;
  if (reply.statusCode !== 200) {
    void reply.header('cache-control', 'no-store');
    return payload;
  }
  // Weak, since the compressed answer has the same one.
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  void reply.header('etag', tag).header('vary', 'accept-encoding');
  if (hasTag(request.headers['if-none-match'], tag)) {
    void reply.code(304).removeHeader('content-type');
    return null;
  }
  if (payload.length < leastCompressed || !acceptsGzip(request.headers['accept-encoding'])) return payload;
  void reply.header('content-encoding', 'gzip');
  return compress(payload, { level });
}

function isPublicJson(reply: FastifyReply): boolean {
  return (
    String(reply.getHeader('cache-control')).startsWith('public') &&
    String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

const hasTag = (given: string | undefined, tag: string): boolean =>
  given !== undefined && given.split(',').some((each) => each.trim() === tag || each.trim() === tag.slice(2));

const acceptsGzip = (accepted: string | string[] | undefined): boolean => {
  const text = String(accepted ?? '').toLowerCase();
  return /\bgzip\b/.test(text) && !gzipRefused.test(text);
};
