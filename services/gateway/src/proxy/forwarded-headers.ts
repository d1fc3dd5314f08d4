import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from '#libs/config';

/** What an owner may hear of the caller's headers. Everything else stays here, above all whatever could pose as ours. */
const requestHeaders = [
  'accept-language',
  'content-type',
  'idempotency-key',
  'merchant',
  'origin',
  'os',
  'platform',
  'version',
  'user-agent',
  'x-signature',
] as const;

/** What a caller may hear of an owner's headers. */
const answerHeaders = new Set([
  'cache-control',
  'content-disposition',
  'content-type',
  'etag',
  'idempotency-hit',
  'retry-after',
  'set-cookie',
  'x-signature',
]);

export const clientIpHeader = 'x-lotus-client-ip';

/** auth alone reads cookies: the browser's own mark, and the one that remembers it for a day. */
const cookieReader: ServiceName = 'auth';

export function headersForOwner(headers: IncomingHttpHeaders, owner: ServiceName): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of requestHeaders) {
    const value = headers[name];
    if (value !== undefined) forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  if (owner === cookieReader && headers.cookie !== undefined) forwarded['cookie'] = headers.cookie;
  // By which name the browser reached us: game pages and pictures stand on the same host, beside this one.
  if (headers.host !== undefined) forwarded['x-forwarded-host'] = headers.host;
  return forwarded;
}

export function isForCaller(name: string): boolean {
  return answerHeaders.has(name);
}
