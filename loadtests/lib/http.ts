import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import { baseUrl } from './config.ts';

export interface Answer<T> {
  status: number;
  success: boolean;
  value: T | undefined;
  code: string | undefined;
}

interface Envelope<T> {
  success?: boolean;
  value?: T;
  code?: string;
}

export interface CallOptions {
  token?: string;
  body?: object;
  /** The name under which the call is counted. */
  name: string;
}

/** One call of the public API, with the envelope read. */
export function call<T>(method: string, path: string, { token, body, name }: CallOptions): Answer<T> {
  const response = http.request(method, baseUrl + path, body === undefined ? null : JSON.stringify(body), {
    headers: headersFor(token),
    tags: { name },
  });
  return read<T>(response);
}

export function headersFor(token?: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
}

export function read<T>(response: RefinedResponse<ResponseType | undefined>): Answer<T> {
  const envelope = parse<T>(response.body);
  return {
    status: response.status,
    success: envelope.success === true,
    value: envelope.value,
    code: envelope.code,
  };
}

function parse<T>(body: unknown): Envelope<T> {
  try {
    return JSON.parse(String(body)) as Envelope<T>;
  } catch {
    return {};
  }
}
