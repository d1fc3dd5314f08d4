import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  newSessionSecret,
  sessionIdOf,
  SessionStore,
  SessionTokenSigner,
  type AccountType,
  type LiveSession,
} from '#libs/auth';
import { CacheUnavailable } from '#libs/cache';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { SessionErrors } from './session.errors.js';
import {
  SessionRepository,
  type NewSession,
  type OpenSessionRow,
  type SessionRow,
} from './session.repository.js';
import { isLive, renewalGraceMs } from './session.rules.js';

export type SessionSubject =
  | { realm: 'member'; id: string; type: AccountType }
  | { realm: 'operator'; id: string; roles: string[]; since: Date };

/** How and where a session was opened, shown to its owner. */
export interface SessionOrigin {
  method: string;
  agent: string;
  ipSealed: string;
  rememberFamily?: string | undefined;
  passwordDue?: boolean;
}

/** A session whose secret has not been handed out yet. */
export interface OpenedSession {
  row: NewSession;
  secret: string;
  live: LiveSession;
}

/**
 * Sessions are stored in PostgreSQL; the gateway reads the cached copy. Only the SHA-256 of a secret is
 * stored.
 */
@Injectable()
export class SessionService {
  private readonly signer: SessionTokenSigner;
  private readonly idleMs: number;

  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRepository,
    private readonly store: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {
    this.signer = new SessionTokenSigner(config.keysDir);
    this.idleMs = config.sessionIdleMinutes * 60_000;
  }

  /** Writes a session in the caller's transaction; {@link issue} it once that has committed. */
  async open(tx: Tx, subject: SessionSubject, origin?: SessionOrigin): Promise<OpenedSession> {
    const session = this.make(subject, origin);
    await this.insert(tx, session);
    return session;
  }

  /** A session that is written by {@link insert}, or together with other rows. */
  make(subject: SessionSubject, origin?: SessionOrigin): OpenedSession {
    const secret = newSessionSecret();
    const row = {
      id: sessionIdOf(secret),
      family_id: newId(),
      realm: subject.realm,
      subject_id: subject.id,
      account_type: subject.realm === 'member' ? subject.type : null,
      roles: subject.realm === 'operator' ? subject.roles : [],
      subject_since: subject.realm === 'operator' ? subject.since : null,
      expires_at: new Date(this.clock.now().getTime() + this.config.sessionHours * 3_600_000),
      method: origin?.method ?? null,
      agent: origin?.agent ?? null,
      ip_sealed: origin?.ipSealed ?? null,
      remember_family: origin?.rememberFamily ?? null,
      password_due: origin?.passwordDue ?? false,
    };
    return { row, secret, live: this.liveOf(row) };
  }

  /** The same session if it ends before `end` anyway. */
  endingBy(session: OpenedSession, end: Date): OpenedSession {
    if (session.row.expires_at <= end) return session;
    const row = { ...session.row, expires_at: end };
    return { ...session, row, live: this.liveOf(row) };
  }

  async insert(tx: Tx, { row }: OpenedSession): Promise<void> {
    await this.sessions.insert(tx, row, this.clock.now());
  }

  /** The token of a committed session, which is valid from now on. */
  async issue(session: OpenedSession): Promise<string> {
    await this.keep(session.live);
    return this.sign(session);
  }

  /**
   * Caches the session before `commit` puts it into the database, and drops the copy if that fails. Its
   * secret is not known yet, and an end of the committed session finds the copy in the cache.
   */
  async cacheBeforeCommit<T>({ live }: OpenedSession, commit: () => Promise<T>): Promise<T> {
    let isCommitted = false;
    try {
      await this.ifCacheAvailable(() => this.store.put(live, this.clock.now().getTime()));
      const result = await commit();
      isCommitted = true;
      return result;
    } finally {
      if (!isCommitted) await this.ifCacheAvailable(() => this.store.forget([live.sessionId]));
    }
  }

  /** The token of a session that is cached already: see {@link cacheBeforeCommit}. */
  sign({ secret, live }: Pick<OpenedSession, 'secret' | 'live'>): string {
    return this.signer.sign(
      { secret, subject: live.subject, type: live.type, expiresAt: new Date(live.expiresAt) },
      this.clock.now(),
    );
  }

  /** For the gateway if the cache has lost the session: restores the copy while the session is live. */
  async find(sessionId: string): Promise<LiveSession> {
    const row = await this.sessions.find(sessionId);
    const now = this.clock.now();
    if (!row || !isLive(row, this.idleMs, now)) throw SessionErrors.SESSION_NOT_FOUND();
    await this.sessions.markSeen(sessionId, now);
    const live = this.liveOf(row);
    await this.keep(live);
    return live;
  }

  /**
   * A new token for a session in use. Idempotent: it returns the same successor; the old token is valid for
   * 60 s more.
   */
  async renew(sessionId: string): Promise<string> {
    const secret = this.successorOf(sessionId);
    const now = this.clock.now();
    const grace = new Date(now.getTime() + renewalGraceMs);
    const renewed = await this.transactions.run(async (tx) => {
      const old = await this.sessions.lock(tx, sessionId);
      if (!old || old.ended_at !== null || old.expires_at <= now) return undefined;
      const next = { ...old, id: sessionIdOf(secret) };
      if (old.replaced_by !== null) return { old, next: await this.sessions.lock(tx, next.id) };
      await this.sessions.insert(tx, next, now);
      await this.sessions.replace(tx, old.id, next.id, grace);
      return { old: { ...old, expires_at: grace < old.expires_at ? grace : old.expires_at }, next };
    });
    if (!renewed?.next || renewed.next.ended_at !== null) throw SessionErrors.SESSION_NOT_FOUND();
    await this.keep(this.liveOf(renewed.old));
    const live = this.liveOf(renewed.next);
    await this.keep(live);
    return this.sign({ secret, live });
  }

  /** Ends the session, whatever token of it is used. */
  async end(sessionId: string): Promise<void> {
    await this.endUntilNone(() => this.sessions.endFamily(sessionId, this.clock.now()));
  }

  /** Ends every session of an operator; returns how many. */
  endAllOfOperator(operatorId: string): Promise<number> {
    return this.endUntilNone(() => this.sessions.endAllOfOperator(operatorId, this.clock.now()));
  }

  openOfOperator(operatorId: string): Promise<OpenSessionRow[]> {
    const now = this.clock.now();
    return this.sessions.openOf(operatorId, new Date(now.getTime() - this.idleMs), now, 'operator');
  }

  /** Ends every session of a member except `butFamily`; returns how many. */
  async endAllOf(subjectId: string, butFamily?: string): Promise<number> {
    return this.endUntilNone(() => this.sessions.endAllOf(subjectId, this.clock.now(), butFamily));
  }

  async endFamilies(familyIds: readonly string[]): Promise<number> {
    return this.endUntilNone(() => this.sessions.endFamilies(familyIds, this.clock.now()));
  }

  async endRemembered(rememberFamily: string): Promise<number> {
    return this.endUntilNone(() => this.sessions.endRemembered(rememberFamily, this.clock.now()));
  }

  /** The password is no longer due: the member's sessions permit everything again. */
  async passwordChanged(memberId: string): Promise<void> {
    // The cached copies are stale; the gateway asks auth for the present state.
    await this.store.forget(await this.sessions.clearPasswordDue(memberId));
  }

  /**
   * A concurrent renewal may have made one more session, so it repeats until there is none. Later renewals
   * are refused.
   */
  private async endUntilNone(end: () => Promise<string[]>): Promise<number> {
    for (let count = 0; ;) {
      const ids = await end();
      if (ids.length === 0) return count;
      await this.announceEnd(ids);
      count += ids.length;
    }
  }

  /** Ends that a process wrote but did not announce before it died. */
  async announceMissedEnds(): Promise<void> {
    await this.announceEnd(await this.sessions.unannounced(this.clock.now()));
  }

  private async announceEnd(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.store.revoke(ids);
    await this.sessions.markAnnounced(ids, this.clock.now());
  }

  /**
   * An end between reading the row and caching it would be overwritten, so the row is read again afterwards.
   * Without a cache the gateway asks auth.
   */
  private async keep(live: LiveSession): Promise<void> {
    await this.ifCacheAvailable(async () => {
      await this.store.put(live, this.clock.now().getTime());
      const row = await this.sessions.find(live.sessionId);
      if (!row || row.ended_at !== null) await this.store.revoke([live.sessionId]);
      else if (row.password_due !== (live.passwordDue ?? false)) await this.store.forget([live.sessionId]);
    });
  }

  private async ifCacheAvailable(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CacheUnavailable)) throw error;
    }
  }

  private liveOf(
    row: Pick<
      SessionRow,
      | 'id'
      | 'subject_id'
      | 'subject_since'
      | 'account_type'
      | 'roles'
      | 'expires_at'
      | 'realm'
      | 'password_due'
    >,
  ): LiveSession {
    return {
      sessionId: row.id,
      subject: row.subject_id,
      type: row.account_type ?? 'op',
      ...(row.realm === 'operator' && { roles: row.roles }),
      ...(row.subject_since !== null && { since: row.subject_since.getTime() }),
      ...(row.password_due && { passwordDue: true as const }),
      idleMs: this.idleMs,
      expiresAt: row.expires_at.getTime(),
    };
  }

  /** Derived from the session's id by a key of auth, so that a repeated renewal finds the same successor. */
  private successorOf(sessionId: string): string {
    return createHmac('sha256', `session-renewal|${this.config.applicationSecret}`)
      .update(sessionId)
      .digest('base64url');
  }
}
