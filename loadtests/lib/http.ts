import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import { headersFor, readEnvelope, type ApiResponse } from '../../libs/api-client/src/envelope.ts';
import { baseUrl } from './config.ts';

export interface CallOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** The name under which the call is counted. */
  name: string;
}

/** One call of the public API, with the envelope read. */
export function call<T>(method: string, path: string, options: CallOptions): ApiResponse<T> {
  return callSite(baseUrl, method, path, options);
}

/** The same at another site: a game's provider. */
export function callSite<T>(
  site: string,
  method: string,
  path: string,
  { token, body, headers, name }: CallOptions,
): ApiResponse<T> {
  const response = http.request(method, site + path, body === undefined ? null : JSON.stringify(body), {
    headers: { ...headersFor(token, body), ...headers },
    tags: { name },
  });
  return read<T>(response);
}

/** The response of k6, with the envelope read. */
export function read<T>({ status, body }: RefinedResponse<ResponseType | undefined>): ApiResponse<T> {
  return readEnvelope<T>(status, body);
}
