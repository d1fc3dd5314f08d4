import { Agent } from 'undici';
import type { ServiceName } from '#libs/config';
import { assertionHeader, type AssertionSigner } from '#libs/auth';
import { DomainError, type Wording } from '../errors/domain-error.js';
import { currentRequest } from '../http/request-context.js';
import { traceHeaders } from '../tracing/tracing.js';

export interface CallOptions {
  body?: unknown;
  /** On whose behalf; travels in the signed assertion. */
  memberId?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/**
 * The other service did not answer, or answered with an infrastructure error: the outcome is unknown.
 * Settle it by a retry with the same idempotency key, never by guessing.
 */
export class ServiceUnavailable extends DomainError {
  /** An event whose handler calls the service is delivered again. */
  readonly transient = true;

  constructor(
    readonly service: ServiceName,
    readonly reason: string,
  ) {
    super('SERVICE_UNAVAILABLE', unavailable, undefined, 1);
  }
}

const unavailable: Wording = {
  status: 503,
  vi: 'Kết nối gián đoạn, vui lòng thử lại.',
  en: 'Connection problem, please retry.',
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Envelope {
  success?: boolean;
  value?: unknown;
  code?: string;
  message?: string;
}

/** Calls `@Internal` routes of other services: signed, traced, bounded in time, over kept-alive connections. */
export class ServiceClient {
  private readonly agent = new Agent({ connections: 32, keepAliveTimeout: 30_000, pipelining: 1 });

  constructor(
    private readonly peers: Record<ServiceName, string>,
    private readonly signer: AssertionSigner,
    private readonly self: ServiceName,
    /** Multiplies every time limit. */
    private readonly timeoutFactor = 1,
  ) {}

  /** The `value` of the answer. Throws {@link DomainError} for a business refusal, {@link ServiceUnavailable} for an unknown outcome. */
  async call<T>(to: ServiceName, method: Method, path: string, options: CallOptions = {}): Promise<T> {
    const assertion = await this.signer.sign(to, {
      kind: 'service',
      name: this.self,
      ...(options.memberId !== undefined && { memberId: options.memberId }),
    });
    const { status, text, retryAfter } = await this.exchange(to, method, path, assertion, options);
    const envelope = parse(text);
    if (!envelope || status >= 500) throw new ServiceUnavailable(to, `status ${status}`);
    if (envelope.success === true) return envelope.value as T;
    throw refusalOf(envelope, status, retryAfter);
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async exchange(
    to: ServiceName,
    method: Method,
    path: string,
    assertion: string,
    { body, headers, timeoutMs = 3000 }: CallOptions,
  ): Promise<{ status: number; text: string; retryAfter?: number }> {
    const limitMs = timeoutMs * this.timeoutFactor;
    const language = currentRequest()?.acceptLanguage;
    try {
      const answer = await this.agent.request({
        origin: this.peers[to],
        path,
        method,
        headers: {
          ...headers,
          ...traceHeaders(),
          ...(language !== undefined && { 'accept-language': language }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          [assertionHeader]: assertion,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headersTimeout: limitMs,
        bodyTimeout: limitMs,
        signal: AbortSignal.timeout(limitMs),
      });
      const retryAfter = Number(answer.headers['retry-after']);
      return {
        ...{ status: answer.statusCode, text: await answer.body.text() },
        ...(retryAfter > 0 && { retryAfter }),
      };
    } catch (error) {
      throw new ServiceUnavailable(to, error instanceof Error ? error.message : String(error));
    }
  }
}

function parse(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return undefined;
  }
}

/** The callee has already worded the refusal in the caller's language. */
function refusalOf(envelope: Envelope, status: number, retryAfter: number | undefined): DomainError {
  const message = envelope.message ?? '';
  return new DomainError(
    envelope.code ?? 'UNKNOWN',
    { status, vi: message, en: message },
    envelope.value,
    retryAfter,
  );
}
