/** The part of the cache port that sessions need. */
export interface SessionCache {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs?: number): Promise<void>;
  touch(key: string, ttlMs: number): Promise<boolean>;
  delete(...keys: string[]): Promise<void>;
  increment(key: string, ttlMs: number): Promise<number>;
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: (message: string) => void): Promise<() => Promise<void>>;
}

/** A live session as the gateway needs it for every request. The database of auth is authoritative; this is its hot copy. */
export interface LiveSession {
  /** SHA-256 of the session's secret. */
  sessionId: string;
  subject: string;
  /** Account type of a member, or `op` for an operator. */
  type: number | 'op';
  roles?: string[];
  /** When an operator's account was opened, milliseconds since the epoch. */
  since?: number;
  /** The password has to be changed before anything else is done in this session. */
  passwordDue?: true;
  idleMs: number;
  /** Absolute end, milliseconds since the epoch. */
  expiresAt: number;
}

const revokedChannel = 'session.revoked';
const revocationCount = 'session.revocations';
const tenYears = 10 * 365 * 86_400_000;

/** Sessions in the cache: entries end by idle time of themselves, and a revocation is announced to every gateway at once. */
export class SessionStore {
  constructor(private readonly cache: SessionCache) {}

  async put(session: LiveSession, now: number): Promise<void> {
    const ttl = Math.min(session.idleMs, session.expiresAt - now);
    if (ttl > 0) await this.cache.set(keyOf(session.sessionId), JSON.stringify(session), ttl);
  }

  async find(sessionId: string): Promise<LiveSession | undefined> {
    const value = await this.cache.get(keyOf(sessionId));
    return value === null ? undefined : (JSON.parse(value) as LiveSession);
  }

  /** Marks the session as used; false where it is gone. */
  touch(session: LiveSession, now: number): Promise<boolean> {
    return this.cache.touch(keyOf(session.sessionId), Math.min(session.idleMs, session.expiresAt - now));
  }

  /** Drops the hot copies; the sessions live on as auth's database says. */
  async forget(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length > 0) await this.cache.delete(...sessionIds.map(keyOf));
  }

  async revoke(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    await this.cache.delete(...sessionIds.map(keyOf));
    for (const sessionId of sessionIds) {
      const number = await this.cache.increment(revocationCount, tenYears);
      await this.cache.publish(revokedChannel, `${number} ${sessionId}`);
    }
  }

  /** How many revocations have been announced; they are numbered from 1, so that a listener knows what it missed. */
  async revocations(): Promise<number> {
    return Number((await this.cache.get(revocationCount)) ?? 0);
  }

  onRevoked(listener: (sessionId: string, number: number) => void): Promise<() => Promise<void>> {
    return this.cache.subscribe(revokedChannel, (message) => {
      const [number, sessionId = ''] = message.split(' ');
      listener(sessionId, Number(number));
    });
  }
}

function keyOf(sessionId: string): string {
  return `session:${sessionId}`;
}
