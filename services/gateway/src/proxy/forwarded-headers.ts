import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from '#libs/config';

/** The caller's headers that an owner receives; all others are dropped, above all forged internal ones. */
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

/** The owner's headers that a caller receives. */
const answerHeaders = new Set([
  'cache-control',
  'clear-site-data',
  'content-disposition',
  'content-type',
  'etag',
  'idempotency-hit',
  'retry-after',
  'set-cookie',
  'x-signature',
]);

export const clientIpHeader = 'x-lotus-client-ip';

/** Only auth reads cookies: the browser's id and the remembered-device token. */
const cookieReader: ServiceName = 'auth';

export function headersForOwner(headers: IncomingHttpHeaders, owner: ServiceName): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of requestHeaders) {
    const value = headers[name];
    if (value !== undefined) forwarded[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  if (owner === cookieReader && headers.cookie !== undefined) forwarded['cookie'] = headers.cookie;
  // The host the browser used: game pages and pictures are served on the same host.
  if (headers.host !== undefined) forwarded['x-forwarded-host'] = headers.host;
  return forwarded;
}

export function isForCaller(name: string): boolean {
  return answerHeaders.has(name);
}
