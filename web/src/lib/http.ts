import type { Answer, Input, Method, PathOf } from './api/types';

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

interface CommonOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A UUID made once per intent: a repeated click or a retry is the same payment. */
  idempotencyKey?: string;
}

interface RequestOptions extends CommonOptions {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  /** Sent as JSON; URLSearchParams and FormData as a form. */
  body?: unknown;
}

type Options<M extends Method, P extends PathOf<M>> = CommonOptions & Input<M, P>;
type OptionsOf<M extends Method, P extends PathOf<M>> =
  Partial<Options<M, P>> extends Options<M, P> ? [options?: Options<M, P>] : [options: Options<M, P>];

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

export function withQuery(path: string, query: Record<string, QueryValue> | undefined): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** The path with its parameters filled in. */
export function filledPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
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

const TIME_OUT_MS = 30_000;
/** An upload on a slow phone takes longer than any answer. */
const UPLOAD_TIME_OUT_MS = 120_000;

/** `fetch` that ends after the time-out, or with the caller's signal, whichever comes first. */
async function fetchInTime(address: string, init: RequestInit, signal: AbortSignal | undefined, ms: number) {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, ms);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  try {
    return await fetch(address, { ...init, signal: ending.signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('NETWORK', 0, '');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

const isWrongSecret = async (response: Response) =>
  (await readEnvelope(response.clone())).code === 'AUTH_INVALID_CREDENTIALS';

async function send(method: string, path: string, options: RequestOptions): Promise<Response> {
  const token = context.token();
  const headers = requestHeaders(token);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  // A form names its own type.
  const form =
    options.body instanceof URLSearchParams || options.body instanceof FormData ? options.body : null;
  if (options.body !== undefined && !form) headers.set('content-type', 'application/json');
  const response = await fetchInTime(
    withQuery(filledPath(path, options.params), options.query),
    { method, headers, body: form ?? (options.body === undefined ? null : JSON.stringify(options.body)) },
    options.signal,
    form instanceof FormData ? UPLOAD_TIME_OUT_MS : TIME_OUT_MS,
  );
  if (token) {
    const next = response.headers.get('x-session-token');
    if (next) context.renewed(token, next);
    // A wrong password in the body is a 401 too; the session is as good as before.
    if (response.status === 401 && !(await isWrongSecret(response))) {
      context.rejected(token);
      // Public data is refused to an ended session too, so the call is repeated as guest.
      if (method === 'GET' && context.token() !== token) return send(method, path, options);
    }
  }
  return response;
}

/** What the broken rule says, in the page's language; loaded when a request is first refused for one. */
const brokenRule = (value: unknown): Promise<string | undefined> =>
  import('./validation/validation')
    .then(({ validationText }) => validationText(value))
    .catch(() => undefined);

async function request<T>(method: string, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(method, path, options);
  const body = await readEnvelope(response);
  if (!response.ok || body.success === false) {
    if (body.code === 'VALIDATION_FAILED') body.message = (await brokenRule(body.value)) ?? body.message;
    throw failure(response, body);
  }
  return body.value as T;
}

const calls =
  <M extends Method>(method: M) =>
  <P extends PathOf<M>>(path: P, ...[options]: OptionsOf<M, P>): Promise<Answer<M, P>> =>
    request(method.toUpperCase(), path, options as RequestOptions);

/** A file behind the session, such as a picture that only its reader may see. */
export async function readFile<P extends PathOf<'get'>>(
  path: P,
  ...[options]: OptionsOf<'get', P>
): Promise<Blob> {
  const response = await send('GET', path, (options ?? {}) as RequestOptions);
  if (!response.ok) throw failure(response, await readEnvelope(response));
  return response.blob();
}

/** The gateway: answers unwrapped from their envelope, refusals thrown as ApiError. Paths and bodies are the document's. */
export const http = { get: calls('get'), post: calls('post'), put: calls('put'), delete: calls('delete') };
