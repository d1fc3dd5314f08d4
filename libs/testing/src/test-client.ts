import { assertionHeader, AssertionSigner, type Principal } from '#libs/auth';
import type { ServiceName } from '#libs/config';
import { testKeys } from './test-keys.js';

export interface TestAnswer {
  status: number;
  headers: Headers;
  // The answer's shape is the very thing under test.
  body: { success?: boolean; value?: never; code?: string; message?: string } & Record<string, never>;
  text: string;
}

/** One for each caller, as each service has one: making a signer costs more than what it signs. */
const signers = new Map<ServiceName, AssertionSigner>();

async function signerOf(issuer: ServiceName): Promise<AssertionSigner> {
  const known = signers.get(issuer) ?? new AssertionSigner(issuer, await testKeys());
  signers.set(issuer, known);
  return known;
}

/** Calls a service with a principal: with the assertion that the gateway, or the calling service, would attach. */
export class TestClient {
  constructor(
    private readonly url: string,
    private readonly service: ServiceName,
    private readonly principal: Principal,
  ) {}

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.send('POST', path, body, headers);
  put = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.send('PUT', path, body, headers);
  delete = (path: string, headers?: Record<string, string>) => this.send('DELETE', path, undefined, headers);

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestAnswer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        [assertionHeader]: await this.assertion(),
        ...headers,
      },
      ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parse(text), text };
  }

  private async assertion(): Promise<string> {
    const issuer = this.principal.kind === 'service' ? this.principal.name : 'gateway';
    return (await signerOf(issuer)).sign(this.service, this.principal);
  }
}

function parse(text: string): TestAnswer['body'] {
  try {
    return JSON.parse(text) as TestAnswer['body'];
  } catch {
    return {} as TestAnswer['body'];
  }
}
