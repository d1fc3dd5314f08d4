import { LRUCache } from 'lru-cache';
import type { AccountType, LiveSession, MemberPrincipal, OperatorPrincipal, SessionClaims } from '#libs/auth';
import { SessionStore, SessionTokenError, SessionTokenVerifier } from '#libs/auth';
import { CacheUnavailable } from '#libs/cache';
import { DomainError, ServiceClient, type Clock } from '#libs/platform';
import { GatewayErrors } from '../http/gateway.errors.js';
import { RevocationWatch } from './revocation-watch.js';

/** A session in use is looked up and marked as used this often. */
const askEveryMs = 20_000;

export type SessionPrincipal = MemberPrincipal | OperatorPrincipal;

export interface CheckedSession {
  principal: SessionPrincipal;
  claims: SessionClaims;
  /** The password has to be changed before anything else. */
  passwordDue: boolean;
}

interface Believed {
  session: LiveSession;
  principal: SessionPrincipal;
  askAgainAt: number;
}

/**
 * Answers for every request whether its session lives. The token's signature is checked once (libs/auth), its expiry every time,
 * and whether the session still lives is asked of the cache, and of auth where the cache does not know. The answer is
 * believed while it is certain that every revocation has been heard, and one that is heard ends it at once.
 */
export class SessionCheck {
  private readonly believed = new LRUCache<string, Believed>({ max: 100_000 });
  private watch: RevocationWatch | undefined;

  constructor(
    private readonly verifier: SessionTokenVerifier,
    private readonly store: SessionStore,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** Hears of revocations; `onEnd` is told each, so that open streams can be closed. */
  async listen(onEnd: (sessionId: string) => void): Promise<() => Promise<void>> {
    const forget = (sessionId: string) => {
      this.believed.delete(sessionId);
      onEnd(sessionId);
    };
    this.watch = new RevocationWatch(this.store, forget, () => this.believed.clear());
    return this.watch.start();
  }

  /** Throws SESSION_ENDED where the token is not one of a live session. */
  async check(token: string): Promise<CheckedSession> {
    const now = this.clock.now().getTime();
    const claims = await this.claimsOf(token, now);
    const known = this.believed.get(claims.sessionId);
    if (known && known.askAgainAt > now && known.session.expiresAt > now && this.watch?.isSound())
      return { principal: known.principal, claims, passwordDue: false };
    const session = await this.find(claims.sessionId);
    if (!session || session.expiresAt <= now) {
      this.believed.delete(claims.sessionId);
      throw GatewayErrors.SESSION_ENDED();
    }
    const principal = principalOf(session);
    const passwordDue = session.passwordDue === true;
    if (!known || known.askAgainAt <= now) {
      await this.touch(session, now);
      // One that is held back is asked for anew each time, so that it goes on with the very next call.
      if (!passwordDue)
        this.believed.set(claims.sessionId, { session, principal, askAgainAt: now + askEveryMs });
    }
    return { principal, claims, passwordDue };
  }

  /** For what stays open without asking again; a cache that is away ends nothing. */
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

  /** auth's database holds the truth, and puts the session back into the cache where it lives. */
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

function principalOf(session: LiveSession): SessionPrincipal {
  if (session.type === 'op') {
    return {
      kind: 'operator',
      operatorId: session.subject,
      roles: session.roles ?? [],
      sessionId: session.sessionId,
    };
  }
  return {
    kind: 'member',
    memberId: session.subject,
    accountType: session.type as AccountType,
    sessionId: session.sessionId,
  };
}
