import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SessionStore } from '#libs/auth';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import { AccountStatusErrors } from './account-status.errors.js';
import type { AuthConfig } from '../auth.config.js';
import { SessionService, type OpenedSession } from '../session/session.service.js';
import { ExclusionErrors } from './exclusion.errors.js';
import {
  ExclusionRepository,
  forEver,
  type Hindrances,
  type SessionLimit,
  type SessionUse,
} from './exclusion.repository.js';
import { timeLeftMs } from './session-time.rules.js';

/** Keeps members out who decided not to play, and those whose account an operator has suspended or closed. Every way into an account asks here, in the transaction that opens the session. */
@Injectable()
export class ExclusionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: ExclusionRepository,
    private readonly sessions: SessionService,
    private readonly store: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Answers whether the session that is opened now is {@link bounded}, and what the password's hash is. */
  async admit(tx: EntityManager, memberId: string): Promise<Pick<Hindrances, 'limited' | 'passwordHash'>> {
    const now = this.clock.now();
    await this.rows.lockAccount(tx, memberId);
    const hindrances = await this.rows.hindrances(tx, memberId, now);
    const { excludedUntil: until, limited, status, passwordHash } = hindrances;
    if (status === 'SUSPENDED') throw AccountStatusErrors.ACCOUNT_SUSPENDED();
    if (status === 'CLOSED') throw AccountStatusErrors.ACCOUNT_CLOSED();
    if (until !== undefined)
      throw ExclusionErrors.SELF_EXCLUDED({ until: until === forEver ? null : until.toISOString() });
    const uses = limited ? await this.use(tx, memberId) : [];
    if (timeLeftMs(uses) === 0)
      throw ExclusionErrors.SESSION_LIMIT_REACHED({ resetsAt: resetOf(uses)?.toISOString() ?? null });
    return { limited, passwordHash };
  }

  /** The session, ending where the member's own time does. */
  async bounded(tx: EntityManager, memberId: string, session: OpenedSession): Promise<OpenedSession> {
    const end = await this.endOfTime(tx, memberId);
    if (end === undefined || end.getTime() >= session.live.expiresAt) return session;
    await this.rows.endSessionsAt(tx, memberId, end);
    return { ...session, live: { ...session.live, expiresAt: end.getTime() } };
  }

  /** Answers once no session of the member is left and none can be opened. */
  async exclude(memberId: string, until: Date | undefined): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.rows.lockAccount(tx, memberId))) throw PlatformErrors.NOT_FOUND();
      if (!(await this.rows.exclude(tx, memberId, until ?? forEver, this.clock.now())))
        throw ExclusionErrors.EXCLUSION_CANNOT_BE_SHORTENED();
    });
    await this.sessions.endAllOf(memberId);
  }

  /** All session limits of the member at once; answers once they hold for the sessions that are open. */
  async setLimits(memberId: string, limits: readonly SessionLimit[]): Promise<SessionUse[]> {
    const { uses, shortened } = await this.transactions.run(async (tx) => {
      if (!(await this.rows.lockAccount(tx, memberId))) throw PlatformErrors.NOT_FOUND();
      await this.rows.replaceLimits(tx, memberId, limits);
      const end = await this.endOfTime(tx, memberId);
      const shortened = end === undefined ? [] : await this.rows.endSessionsAt(tx, memberId, end);
      return { uses: await this.use(tx, memberId), shortened };
    });
    // The hot copies still name the old end; the gateway asks here for the new one.
    if (timeLeftMs(uses) === 0) await this.store.revoke(shortened);
    else await this.store.forget(shortened);
    return uses;
  }

  async useOf(memberId: string): Promise<SessionUse[]> {
    return this.transactions.run(async (tx) => {
      if (!(await this.rows.lockAccount(tx, memberId))) throw PlatformErrors.NOT_FOUND();
      return this.use(tx, memberId);
    });
  }

  private async endOfTime(tx: EntityManager, memberId: string): Promise<Date | undefined> {
    const left = timeLeftMs(await this.use(tx, memberId));
    return left === undefined ? undefined : new Date(this.clock.now().getTime() + left);
  }

  private use(tx: EntityManager, memberId: string): Promise<SessionUse[]> {
    const idleMs = this.config.sessionIdleMinutes * 60_000;
    return this.rows.use(tx, memberId, { now: this.clock.now(), zone: this.config.brandTimeZone, idleMs });
  }
}

/** When one who has used up his time may come back: the last of the periods that are used up. */
function resetOf(uses: readonly SessionUse[]): Date | undefined {
  return uses.filter(({ minutes, usedMs }) => usedMs >= minutes * 60_000).at(-1)?.resetsAt;
}
