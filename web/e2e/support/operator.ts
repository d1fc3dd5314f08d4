import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { Secret, TOTP } from 'otpauth';

/** As the local start seeds them. */
const SEEDED = { username: 'demo_operator', password: 'Den-Long-Pho-26' };
const SECRET = Secret.fromBase32('LOTUSDENLONGPHO2LOTUSDENLONGPHO2');

async function valueOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { value: T }).value;
}

/** The demo operator, as one works who has no console yet: by the API. */
export class Operator {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async logIn(request: APIRequestContext): Promise<Operator> {
    const { info } = await valueOf<{ info: { payloadKey: JWK } }>(await request.get('/wps/system/status'));
    const fields = { ...SEEDED, code: new TOTP({ secret: SECRET }).generate() };
    const stamp = { iat: Math.floor(Date.now() / 1000), jti: randomUUID() };
    const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify({ ...fields, ...stamp })))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: String(info.payloadKey.kid) })
      .encrypt(await importJWK(info.payloadKey, 'ECDH-ES'));
    const answer = await request.post('/wps/v2/ops/session', { data: { jwe } });
    return new Operator(request, (await valueOf<{ token: string }>(answer)).token);
  }

  /** Switches of the brand, which take effect while the site runs. */
  async switch(switches: Record<string, boolean>): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const brand = await valueOf<{ version: number }>(
      await this.request.get('/wps/v2/ops/brand', { headers }),
    );
    const data = { version: brand.version, switches };
    await valueOf(await this.request.put('/wps/v2/ops/brand', { headers, data }));
  }
}
