import type { JWK } from 'jose';
import { serverNow } from './clock';

/** Thrown where the browser offers no cryptography: plain http anywhere but localhost. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

export type PayloadKey = JWK;

/**
 * Encrypts a log-in or registration to the platform's key (ECDH-ES, A256GCM). `iat` and `jti` make each
 * payload good for one use within a minute. The library is loaded when it is first needed.
 */
export async function encryptPayload(
  fields: Record<string, unknown>,
  key: PayloadKey,
  now: number = serverNow(),
): Promise<{ jwe: string }> {
  if (!globalThis.crypto?.subtle) throw new InsecureContextError();
  const [{ CompactEncrypt }, { importJWK }] = await Promise.all([
    import('jose/jwe/compact/encrypt'),
    import('jose/key/import'),
  ]);
  const payload = { ...fields, iat: Math.floor(now / 1000), jti: crypto.randomUUID() };
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', ...(key.kid ? { kid: key.kid } : {}) };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { jwe };
}

/** The code of the authenticator is sealed in where the platform asks for it. */
export interface FundProof {
  fundPassword: string;
  factorCode?: string | undefined;
}

/** The fund password as calls that move money or points take it. */
export async function sealFundPassword(proof: FundProof, key: PayloadKey): Promise<string> {
  return (await encryptPayload({ ...proof }, key)).jwe;
}

/** A key for one intent to move money. */
export function newIdempotencyKey(): string {
  if (!globalThis.crypto?.randomUUID) throw new InsecureContextError();
  return crypto.randomUUID();
}
