import { LRUCache } from 'lru-cache';
import type { AccountType, LiveSession, MemberPrincipal, OperatorPrincipal, SessionClaims } from '#libs/auth';
import { SessionStore, SessionTokenError, SessionTokenVerifier } from '#libs/auth';
import { CacheUnavailable } from '#libs/cache';
import { DomainError, ServiceClient, type Clock } from '#libs/platform';
import { GatewayErrors } from '../http/gateway.errors.js';
import { RevocationWatch } from './revocation-watch.js';

/** How often a session in use is looked up and marked as used. */
const askEveryMs = 20_000;

export type SessionPrincipal = MemberPrincipal | OperatorPrincipal;

export interface CheckedSession {
  principal: SessionPrincipal;
  claims: SessionClaims;
  /** The password must be changed before any other call. */
  passwordDue: boolean;
}

interface CachedSession {
  session: LiveSession;
  principal: SessionPrincipal;
  askAgainAt: number;
}

/**
 * Checks the session of every request. The token's signature is checked once (libs/auth), its expiry every time; the session
 * is looked up in the cache, then in auth. A local copy is used only while no revocation can have been missed.
 */
export class SessionCheck {
  private readonly cached = new LRUCache<string, CachedSession>({ max: 100_000 });
  private watch: RevocationWatch | undefined;

  constructor(
    private readonly verifier: SessionTokenVerifier,
    private readonly store: SessionStore,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** Subscribes to revocations; `onEnd` is called for each, so that open streams can be closed. */
  async listen(onEnd: (sessionId: string) => void): Promise<() => Promise<void>> {
    const forget = (sessionId: string) => {
      this.cached.delete(sessionId);
      onEnd(sessionId);
    };
    this.watch = new RevocationWatch(this.store, forget, () => this.cached.clear());
    return this.watch.start();
  }

  /** Throws SESSION_ENDED if the token has no live session. */
  async check(token: string): Promise<CheckedSession> {
    const now = this.clock.now().getTime();
    const claims = await this.claimsOf(token, now);
    const known = this.cached.get(claims.sessionId);
    if (known && known.askAgainAt > now && known.session.expiresAt > now && this.watch?.isValid())
      return { principal: known.principal, claims, passwordDue: false };
    const session = await this.find(claims.sessionId);
    if (!session || session.expiresAt <= now || !isOf(session, claims)) {
      this.cached.delete(claims.sessionId);
      throw GatewayErrors.SESSION_ENDED();
    }
    const principal = principalOf(session);
    const passwordDue = session.passwordDue === true;
    if (!known || known.askAgainAt <= now) {
      await this.touch(session, now);
      // A session with a due password is never cached, so that it is usable right after the change.
      if (!passwordDue)
        this.cached.set(claims.sessionId, { session, principal, askAgainAt: now + askEveryMs });
    }
    return { principal, claims, passwordDue };
  }

  /** For open streams. An unavailable cache ends no session. */
  async isOver(sessionId: string): Promise<boolean> {
    try {
      return (await this.store.find(sessionId)) === undefined;
    } catch (error) {
      if (error instanceof CacheUnavailable) return false;
      throw error;
    }
  }

  private async claimsOf(token: string, now: number): Promise<SessionClaims> {
    try {
      return await this.verifier.verify(token, now);
    } catch (error) {
      if (error instanceof SessionTokenError) throw GatewayErrors.SESSION_ENDED();
      throw error;
    }
  }

  private async find(sessionId: string): Promise<LiveSession | undefined> {
    try {
      const session = await this.store.find(sessionId);
      if (session) return session;
    } catch (error) {
      if (!(error instanceof CacheUnavailable)) throw error;
    }
    return this.askAuth(sessionId);
  }

  /** auth's database decides; auth also puts a live session back into the cache. */
  private async askAuth(sessionId: string): Promise<LiveSession | undefined> {
    try {
      return await this.client.call<LiveSession>('auth', 'GET', `/internal/sessions/${sessionId}`);
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) return undefined;
      throw error;
    }
  }

  private async touch(session: LiveSession, now: number): Promise<void> {
    try {
      await this.store.touch(session, now);
    } catch (error) {
      if (!(error instanceof CacheUnavailable)) throw error;
    }
  }
}

/** The signed token names subject and type; an entry of the cache that says otherwise gives no rights. */
function isOf(session: LiveSession, claims: SessionClaims): boolean {
  return session.subject === claims.subject && session.type === claims.type;
}

function principalOf(session: LiveSession): SessionPrincipal {
  if (session.type === 'op') {
    return {
      kind: 'operator',
      operatorId: session.subject,
      roles: session.roles ?? [],
      sessionId: session.sessionId,
      ...(session.since !== undefined && { since: session.since }),
    };
  }
  return {
    kind: 'member',
    memberId: session.subject,
    accountType: session.type as AccountType,
    sessionId: session.sessionId,
  };
}
