import { createHash, randomBytes, webcrypto } from 'node:crypto';
import { importJWK, SignJWT, type CryptoKey } from 'jose';
import { readPrivateKey, sessionKeyOwner } from './key-folder.js';

export const sessionIssuer = 'lotus-auth';
export const sessionAudience = 'lotus-gateway';

/** 128 random bits and more, base64url; only its SHA-256 is kept anywhere. */
export function newSessionSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The name under which a session is stored: the SHA-256 of its secret. */
export function sessionIdOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export interface SessionTokenSubject {
  /** The session's secret (claim `sid`). */
  secret: string;
  /** Member or operator id (claim `sub`). */
  subject: string;
  /** Account type of a member, or `op` for an operator (claim `typ`). */
  type: number | 'op';
  /** Absolute end of the session. */
  expiresAt: Date;
}

/** Signs session tokens (JWT, ES256). Only auth holds the private key. */
export class SessionTokenSigner {
  private readonly key: Promise<CryptoKey | webcrypto.CryptoKey | Uint8Array>;
  private readonly kid: string;

  constructor(keysDir: string) {
    const jwk = readPrivateKey(keysDir, sessionKeyOwner);
    this.kid = String(jwk.kid);
    this.key = importJWK(jwk, 'ES256');
  }

  async sign(subject: SessionTokenSubject, now: Date): Promise<string> {
    return new SignJWT({ sid: subject.secret, typ: subject.type })
      .setProtectedHeader({ alg: 'ES256', kid: this.kid })
      .setIssuer(sessionIssuer)
      .setAudience(sessionAudience)
      .setSubject(subject.subject)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(subject.expiresAt.getTime() / 1000))
      .sign((await this.key) as CryptoKey);
  }
}
