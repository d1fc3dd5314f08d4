import http from 'k6/http';
import { headersFor } from '../../libs/api-client/src/envelope.ts';
import { right } from '../lib/checks.ts';
import { baseUrl } from '../lib/config.ts';
import { anyOf, type Run } from '../lib/run.ts';

const held = '15s';
const endedByTimeout = 1050;

/**
 * A page keeps its live stream open. k6 does not read server-sent events, so what counts is that the gateway holds the
 * connection until this side ends it.
 */
export function stream({ players }: Run): void {
  const { token } = anyOf(players);
  const { status, error_code: code } = http.get(`${baseUrl}/wps/stream`, {
    headers: headersFor(token, undefined),
    tags: { name: 'stream' },
    timeout: held,
  });
  const kept = code === endedByTimeout;
  right({ status: kept ? 200 : status }, { 'stream is held open': kept });
}
