import { LRUCache } from 'lru-cache';
import type { SessionClaims } from '#libs/auth';
import { ServiceClient, type Clock } from '#libs/platform';

/** A token older than this is replaced in the next answer. */
const renewAfterMs = 15 * 60_000;

/**
 * Gets a new token from auth once the token is old, and after each step-up; the old one stays valid for a minute.
 * A failed renewal never fails a request.
 */
export class TokenRenewal {
  private readonly underWay = new LRUCache<string, Promise<string | undefined>>({ max: 10_000, ttl: 60_000 });

  constructor(
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** The new token, or undefined if the old one is recent enough. */
  async renew(claims: SessionClaims): Promise<string | undefined> {
    if (this.clock.now().getTime() - claims.issuedAt < renewAfterMs) return undefined;
    return this.next(claims.sessionId);
  }

  /** The new token whatever the age of the old one; undefined if auth gives none in time. */
  next(sessionId: string): Promise<string | undefined> {
    let renewal = this.underWay.get(sessionId);
    if (!renewal) {
      renewal = this.ask(sessionId);
      this.underWay.set(sessionId, renewal);
    }
    return renewal;
  }

  private async ask(sessionId: string): Promise<string | undefined> {
    try {
      const path = `/internal/sessions/${sessionId}/renewal`;
      const { token } = await this.client.call<{ token: string }>('auth', 'POST', path, { timeoutMs: 1000 });
      return token;
    } catch {
      this.underWay.delete(sessionId);
      return undefined;
    }
  }
}
