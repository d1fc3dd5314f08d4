/** A refusal of the gateway, or a failure to reach it (status 0, code NETWORK). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly value?: unknown,
    readonly requestId?: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }

  get isNetwork(): boolean {
    return this.status === 0;
  }
}

export type QueryValue = string | number | boolean | undefined;

export interface RequestOptions {
  query?: Record<string, QueryValue>;
  /** Sent as JSON; URLSearchParams and FormData as a form. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A UUID made once per intent: a repeated click or a retry is the same payment. */
  idempotencyKey?: string;
}

export interface HttpContext {
  token: () => string | null;
  language: () => string;
  /** The session got a new token in place of `used`. */
  renewed: (used: string, next: string) => void;
  /** A request that carried `used` was answered 401. */
  rejected: (used: string) => void;
}

let context: HttpContext = {
  token: () => null,
  language: () => 'vi',
  renewed: () => undefined,
  rejected: () => undefined,
};

export function configureHttp(next: HttpContext): void {
  context = next;
}

interface Envelope {
  success?: boolean;
  value?: unknown;
  code?: string;
  message?: string;
  requestId?: string;
}

export function withQuery(path: string, query: RequestOptions['query']): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

export function requestHeaders(token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': context.language() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return {};
  }
}

function failure(response: Response, body: Envelope): ApiError {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const code = body.code ?? (response.status >= 500 ? 'UNAVAILABLE' : 'REFUSED');
  return new ApiError(code, response.status, body.message ?? '', body.value, body.requestId, retryAfter);
}

async function send(method: string, path: string, options: RequestOptions): Promise<Response> {
  const token = context.token();
  const headers = requestHeaders(token);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  // A form names its own type.
  const form =
    options.body instanceof URLSearchParams || options.body instanceof FormData ? options.body : null;
  if (options.body !== undefined && !form) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(withQuery(path, options.query), {
      method,
      headers,
      body: form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
      signal: options.signal ?? null,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError('NETWORK', 0, '');
  }
  if (token) {
    const next = response.headers.get('x-session-token');
    if (next) context.renewed(token, next);
    if (response.status === 401) {
      context.rejected(token);
      // Public data is refused to an ended session too, so the call is repeated as guest.
      if (method === 'GET' && context.token() !== token) return send(method, path, options);
    }
  }
  return response;
}

async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(method, path, options);
  const body = await readEnvelope(response);
  if (!response.ok || body.success === false) throw failure(response, body);
  return body.value as T;
}

/** The gateway: answers unwrapped from their envelope, refusals thrown as ApiError. */
export const http = {
  get: <T>(path: string, options?: RequestOptions) => request<T>('GET', path, options),
  post: <T>(path: string, options?: RequestOptions) => request<T>('POST', path, options),
  put: <T>(path: string, options?: RequestOptions) => request<T>('PUT', path, options),
  delete: <T>(path: string, options?: RequestOptions) => request<T>('DELETE', path, options),
};
