import { createPublicKey, type JsonWebKey as NodeJwk } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { sessionKeyOwner } from './key-folder.js';
import { KeyRing, type RingKey } from './key-ring.js';
import { sessionAudience, sessionIdOf, sessionIssuer } from './session-token.js';

export interface SessionClaims {
  /** SHA-256 of the secret in the token. */
  sessionId: string;
  subject: string;
  type: number | 'op';
  issuedAt: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export class SessionTokenError extends Error {}

interface RawClaims {
  sid?: unknown;
  sub?: unknown;
  typ?: unknown;
  iat?: number;
  exp?: number;
}

/**
 * Verifies session tokens with passport-jwt the first time a token is seen; a bounded cache of verified tokens
 * answers after that, because a signature check per request costs more than all else on the hot path.
 * Expiry is checked every time; revocation and idle time are the session store's question, asked by the caller every time.
 */
export class SessionTokenVerifier {
  private readonly verified = new LRUCache<string, { claims: SessionClaims; kid: string }>({ max: 50_000 });
  private readonly pems = new WeakMap<RingKey, string>();
  private readonly ring: KeyRing;
  private readonly strategy: Strategy;

  constructor(keysDir: string) {
    this.ring = new KeyRing(keysDir, sessionKeyOwner, 'public');
    this.strategy = new Strategy(
      {
        jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
        algorithms: ['ES256'],
        issuer: sessionIssuer,
        audience: sessionAudience,
        secretOrKeyProvider: (_request, token: string, done) => {
          const key = this.pemOf(kidOf(token));
          done(key ? null : new SessionTokenError('unknown key'), key);
        },
      },
      (payload: RawClaims, done) => done(null, payload),
    );
  }

  /** Throws {@link SessionTokenError} where the token is not one of ours, or has ended. `now` is in milliseconds. */
  async verify(token: string, now: number): Promise<SessionClaims> {
    const seen = this.verified.get(token);
    // What was verified by a key that has left the ring since is verified, and refused, again.
    const known = seen && this.ring.find(seen.kid) ? seen.claims : undefined;
    const claims = known ?? readClaims(await this.verifyOnce(token));
    if (claims.expiresAt <= now) throw new SessionTokenError('The session token has ended');
    if (!known) this.verified.set(token, { claims, kid: kidOf(token) });
    return claims;
  }

  private pemOf(kid: string): string | undefined {
    const jwk = this.ring.find(kid);
    if (!jwk) return undefined;
    const known = this.pems.get(jwk);
    if (known !== undefined) return known;
    const key = createPublicKey({ key: jwk as NodeJwk, format: 'jwk' });
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    this.pems.set(jwk, pem);
    return pem;
  }

  private verifyOnce(token: string): Promise<RawClaims> {
    return new Promise((resolve, reject) => {
      // What passport itself does for a request: the strategy reports through these callbacks.
      const attempt = Object.create(this.strategy) as Strategy & Record<string, unknown>;
      const refuse = () => reject(new SessionTokenError('The session token is not valid'));
      Object.assign(attempt, { success: resolve, fail: refuse, error: refuse });
      try {
        attempt.authenticate({ headers: { authorization: `Bearer ${token}` } } as never);
      } catch {
        refuse(); // a token too broken to be read
      }
    });
  }
}

function kidOf(token: string): string {
  const header = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8')) as {
    kid?: unknown;
  };
  return typeof header.kid === 'string' ? header.kid : '';
}

function readClaims(raw: RawClaims): SessionClaims {
  const { sid, sub, typ, iat, exp } = raw;
  if (typeof sid !== 'string' || typeof sub !== 'string' || iat === undefined || exp === undefined) {
    throw new SessionTokenError('A claim is missing');
  }
  if (typeof typ !== 'number' && typ !== 'op') throw new SessionTokenError('A claim is missing');
  return {
    sessionId: sessionIdOf(sid),
    subject: sub,
    type: typ,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  };
}
