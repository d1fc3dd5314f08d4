import { createHash } from 'node:crypto';
import type { JWK } from 'jose';
import { headersFor, readEnvelope, type ApiResponse } from './envelope.ts';
import { PayloadEncryption } from './payload-encryption.ts';

/** A response that was no success. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;

  constructor(call: string, { status, code, message }: ApiResponse<unknown>) {
    super(`${call}: ${status} ${code ?? ''} ${message ?? ''}`.trim());
    this.status = status;
    this.code = code;
  }
}

interface Challenge {
  id: string;
  salt: string;
  bits: number;
}

export interface ApiClientOptions {
  /** Encrypt credentials, as PAYLOAD_ENCRYPTION=required demands. */
  encrypted?: boolean;
  timeoutMs?: number;
}

/** A client of the public API that knows only the address of the gateway. */
export class ApiClient {
  readonly site: string;
  /** The session token, once logged in. */
  token = '';
  private readonly options: ApiClientOptions;
  private encryption: Promise<PayloadEncryption> | undefined;

  constructor(site: string, options: ApiClientOptions = {}) {
    this.site = site.replace(/\/$/, '');
    this.options = options;
  }

  /** The response, whatever its status. Rejects only if there is none. */
  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<T>> {
    const { timeoutMs } = this.options;
    const { token } = this;
    const response = await fetch(this.site + path, {
      method,
      headers: { ...headersFor(token, body), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    // A renewed token replaces the one that it was given for, and no newer one.
    const renewed = response.headers.get('x-session-token');
    if (renewed !== null && this.token === token) this.token = renewed;
    return readEnvelope<T>(response.status, await response.text());
  }

  /** The value of a successful response; any other response is an ApiError. */
  async value<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T> {
    const response = await this.call<T>(method, path, body, headers);
    if (!response.success) throw new ApiError(`${method} ${path}`, response);
    return response.value;
  }

  /** Credentials in the form that the platform expects. */
  async credentials(fields: object): Promise<object> {
    if (!this.options.encrypted) return fields;
    this.encryption ??= this.value<{ info: { payloadKey: JWK } }>('GET', '/wps/system/status').then(
      ({ info }) => PayloadEncryption.of(info.payloadKey),
    );
    return (await this.encryption).encrypt(fields);
  }

  /** The work that replaces a captcha of this action. */
  async prove(action: string): Promise<{ id: string; nonce: string }> {
    const { id, salt, bits } = await this.value<Challenge>('POST', '/wps/captcha/work', { action });
    for (let n = 0; ; n += 1) {
      const nonce = n.toString(36);
      const head = createHash('sha256').update(`${salt}${nonce}`).digest().readUInt32BE(0);
      if (head >>> (32 - bits) === 0) return { id, nonce };
    }
  }

  /** Succeeds if the path serves an HTML page. */
  async page(path: string): Promise<void> {
    const response = await fetch(this.site + path);
    const text = await response.text();
    if (!response.ok || !text.includes('<html')) throw new Error(`GET ${path}: ${response.status}, no page`);
  }
}
