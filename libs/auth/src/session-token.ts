import {
  createHash,
  createPrivateKey,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { sessionKeyOwner } from './key-folder.js';
import { KeyRing } from './key-ring.js';

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

/** Signs session tokens (JWT, ES256), on the spot: handing it to another thread costs more. Only auth holds the private key. */
export class SessionTokenSigner {
  private readonly ring: KeyRing;
  private signing?: { kid: string; header: string; key: KeyObject };

  constructor(keysDir: string) {
    this.ring = new KeyRing(keysDir, sessionKeyOwner, 'private');
    this.signing = this.prepared();
  }

  sign({ secret, subject, type, expiresAt }: SessionTokenSubject, now: Date): string {
    const claims = encoded({
      ...{ sid: secret, typ: type, sub: subject, iss: sessionIssuer, aud: sessionAudience },
      ...{ iat: secondsOf(now), exp: secondsOf(expiresAt) },
    });
    const { header, key } = (this.signing = this.prepared());
    const signed = `${header}.${claims}`;
    // The bare key: options would have node look at them as a key first, which costs as much as the signature.
    const signature = sign('sha256', Buffer.from(signed), key);
    return `${signed}.${joseOf(signature).toString('base64url')}`;
  }

  /** The newest key of the ring, imported once. */
  private prepared(): NonNullable<typeof this.signing> {
    const jwk = this.ring.demand();
    if (this.signing?.kid === jwk.kid) return this.signing;
    return {
      kid: jwk.kid,
      header: encoded({ alg: 'ES256', kid: jwk.kid }),
      key: createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' }),
    };
  }
}

/** A JWT has the two numbers of a signature side by side, of 32 bytes each; DER has them with lengths and signs. */
function joseOf(der: Buffer): Buffer {
  const jose = Buffer.alloc(64);
  const lengthOfR = der[3]!;
  const numbers = [der.subarray(4, 4 + lengthOfR), der.subarray(6 + lengthOfR)];
  numbers.forEach((number, n) => {
    const digits = number.subarray(Math.max(0, number.length - 32));
    digits.copy(jose, 32 * (n + 1) - digits.length);
  });
  return jose;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
