import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type CryptoKey, type JWK } from 'jose';

/** Encrypts credentials as the site does: one JWE each, with the time and an id that makes it usable once. */
export class PayloadEncryption {
  private readonly key: CryptoKey;
  private readonly keyId: string;

  private constructor(key: CryptoKey, keyId: string) {
    this.key = key;
    this.keyId = keyId;
  }

  /** From the platform's public key, which `GET /wps/system/status` publishes. */
  static async of(jwk: JWK): Promise<PayloadEncryption> {
    return new PayloadEncryption((await importJWK(jwk, 'ECDH-ES')) as CryptoKey, String(jwk.kid));
  }

  async encrypt(fields: object): Promise<{ jwe: string }> {
    const plain = { ...fields, iat: Math.floor(Date.now() / 1000), jti: randomUUID() };
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: this.keyId })
      .encrypt(this.key);
    return { jwe };
  }
}
