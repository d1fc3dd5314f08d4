import { randomUUID } from 'node:crypto';
import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { ServiceName } from '#libs/config';
import { KeyRing, type RingKey } from './key-ring.js';
import type { AccountType, Principal } from './principal.js';

/** The header in which a caller's assertion travels. */
export const assertionHeader = 'x-lotus-assertion';

const lifetimeSeconds = 60;
/** A reused assertion is replaced this long before it ends, so that it does not die on the way. */
const reuseMargin = 15;
const clockToleranceSeconds = 10;

export class AssertionError extends Error {}

interface Claims extends JWTPayload {
  knd: Principal['kind'];
  typ?: AccountType;
  sid?: string;
  fpw?: true;
  rol?: string[];
  snc?: number;
}

/** Signs who is asking, for the one service addressed; at most 60 s, by this service's own key. */
export class AssertionSigner {
  private readonly ring: KeyRing;
  private readonly imported = new ImportedKeys();
  private readonly reusable = new LRUCache<string, { token: Promise<string>; until: number }>({
    max: 20_000,
  });

  constructor(
    private readonly self: ServiceName,
    keysDir: string,
  ) {
    this.ring = new KeyRing(keysDir, self, 'private');
    this.ring.demand();
  }

  /** Reused within its life for one session and one service, so that a hot path does not sign per request. */
  sign(to: ServiceName, principal: Principal): Promise<string> {
    if (principal.kind === 'member' && principal.fundPassword) return this.create(to, principal);
    const key = reuseKey(to, principal);
    const known = this.reusable.get(key);
    const now = Date.now();
    if (known && known.until > now) return known.token;
    const fresh = this.create(to, principal);
    this.reusable.set(key, { token: fresh, until: now + (lifetimeSeconds - reuseMargin) * 1000 });
    fresh.catch(() => this.reusable.delete(key));
    return fresh;
  }

  private async create(to: ServiceName, principal: Principal): Promise<string> {
    // One reading of the clock for both: a second that turns between two would make an assertion that lives too long.
    const issuedAt = Math.floor(Date.now() / 1000);
    const key = this.ring.demand();
    const jwt = new SignJWT(claimsOf(principal))
      .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
      .setIssuer(this.self)
      .setAudience(to)
      .setIssuedAt(issuedAt)
      .setJti(randomUUID())
      .setExpirationTime(issuedAt + lifetimeSeconds);
    const subject = subjectOf(principal);
    if (subject !== undefined) jwt.setSubject(subject);
    return jwt.sign(await this.imported.of(key));
  }
}

export interface VerifiedAssertion {
  issuer: ServiceName;
  principal: Principal;
}

/** Verifies assertions made for this service with the public keys in the keys folder; verified ones are remembered until they end. */
export class AssertionVerifier {
  private readonly rings = new LRUCache<string, KeyRing>({ max: 100 });
  private readonly imported = new ImportedKeys();
  private readonly verified = new LRUCache<string, { assertion: VerifiedAssertion; expiresAt: number }>({
    max: 20_000,
  });

  constructor(
    private readonly self: ServiceName,
    private readonly keysDir: string,
  ) {}

  /** Throws {@link AssertionError} where the token is not a live assertion of a known service for this one. */
  async verify(token: string): Promise<VerifiedAssertion> {
    const known = this.verified.get(token);
    if (known) {
      if (known.expiresAt > Date.now()) return known.assertion;
      this.verified.delete(token);
    }
    try {
      const { payload } = await jwtVerify<Claims>(
        token,
        (header, jws) => this.keyOf(issuerOf(jws.payload), header.kid),
        {
          audience: this.self,
          algorithms: ['EdDSA'],
          requiredClaims: ['exp', 'iat', 'knd'],
          clockTolerance: clockToleranceSeconds,
        },
      );
      const issuer = payload.iss as ServiceName;
      if (payload.exp! - payload.iat! > lifetimeSeconds) throw new AssertionError('lives too long');
      const assertion = { issuer, principal: principalOf(payload, issuer) };
      this.verified.set(token, { assertion, expiresAt: payload.exp! * 1000 });
      return assertion;
    } catch {
      throw new AssertionError('The caller did not prove who is asking');
    }
  }

  private async keyOf(issuer: string, kid: string | undefined): Promise<CryptoKey | Uint8Array> {
    if (!/^[a-z-]{1,40}$/.test(issuer) || kid === undefined) throw new AssertionError('unknown issuer');
    const ring = this.rings.get(issuer) ?? new KeyRing(this.keysDir, issuer, 'public');
    this.rings.set(issuer, ring);
    const key = ring.find(kid);
    if (!key) throw new AssertionError('unknown key');
    return this.imported.of(key);
  }
}

class ImportedKeys {
  private readonly keys = new WeakMap<RingKey, Promise<CryptoKey | Uint8Array>>();

  of(key: RingKey): Promise<CryptoKey | Uint8Array> {
    const known = this.keys.get(key);
    if (known) return known;
    const fresh = importJWK(key, 'EdDSA');
    this.keys.set(key, fresh);
    return fresh;
  }
}

function issuerOf(payload: unknown): string {
  const text = typeof payload === 'string' ? payload : '';
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as { iss?: unknown };
  return typeof claims.iss === 'string' ? claims.iss : '';
}

function claimsOf(principal: Principal): Claims {
  switch (principal.kind) {
    case 'guest':
    case 'service':
      return { knd: principal.kind };
    case 'member':
      return {
        knd: 'member',
        typ: principal.accountType,
        sid: principal.sessionId,
        ...(principal.fundPassword && { fpw: true as const }),
      };
    case 'operator':
      return {
        knd: 'operator',
        rol: principal.roles,
        sid: principal.sessionId,
        ...(principal.since !== undefined && { snc: principal.since }),
      };
  }
}

function subjectOf(principal: Principal): string | undefined {
  if (principal.kind === 'operator') return principal.operatorId;
  return principal.kind === 'guest' ? undefined : principal.memberId;
}

function reuseKey(to: ServiceName, principal: Principal): string {
  const session = principal.kind === 'member' || principal.kind === 'operator' ? principal.sessionId : '';
  const detail =
    principal.kind === 'member'
      ? principal.accountType
      : principal.kind === 'operator'
        ? `${principal.roles.join()}|${principal.since ?? ''}`
        : '';
  return `${to}|${principal.kind}|${subjectOf(principal) ?? ''}|${session}|${detail}`;
}

/** Only the gateway may speak for people; any other service speaks for itself, on behalf of a member. */
function principalOf(claims: Claims, issuer: ServiceName): Principal {
  if (claims.knd === 'service') {
    return { kind: 'service', name: issuer, ...(claims.sub !== undefined && { memberId: claims.sub }) };
  }
  if (issuer !== 'gateway') throw new AssertionError('only the gateway speaks for people');
  switch (claims.knd) {
    case 'guest':
      return { kind: 'guest' };
    case 'member':
      return {
        kind: 'member',
        memberId: required(claims.sub),
        accountType: required(claims.typ),
        sessionId: required(claims.sid),
        ...(claims.fpw && { fundPassword: true as const }),
      };
    case 'operator':
      return {
        kind: 'operator',
        operatorId: required(claims.sub),
        roles: required(claims.rol),
        sessionId: required(claims.sid),
        ...(claims.snc !== undefined && { since: claims.snc }),
      };
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new AssertionError('a claim is missing');
  return value;
}
