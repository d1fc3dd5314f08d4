import { Inject, Injectable } from '@nestjs/common';
import { SessionStore } from '#libs/auth';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { ExclusionRepository } from './exclusion.repository.js';
import { SessionLimitRepository, type SessionLimit, type SessionUse } from './session-limit.repository.js';
import { timeLeftMs } from './session-time.rules.js';

/** The time that members allow themselves to be logged in, per day, week and month. */
@Injectable()
export class SessionLimitService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: ExclusionRepository,
    private readonly limits: SessionLimitRepository,
    private readonly store: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Replaces all limits of the member; resolves once they hold for the open sessions. */
  async setLimits(memberId: string, limits: readonly SessionLimit[]): Promise<SessionUse[]> {
    const { uses, shortened } = await this.transactions.run(async (tx) => {
      if (!(await this.accounts.lockAccount(tx, memberId))) throw PlatformErrors.NOT_FOUND();
      await this.limits.replaceLimits(tx, memberId, limits);
      const shortened = await this.shortenSessions(tx, memberId);
      return { uses: await this.usesOf(tx, memberId), shortened };
    });
    // The cached copies still have the old end; the gateway then asks auth for the new one.
    if (timeLeftMs(uses) === 0) await this.store.revoke(shortened);
    else await this.store.forget(shortened);
    return uses;
  }

  async readUse(memberId: string): Promise<SessionUse[]> {
    return this.transactions.run(async (tx) => {
      if (!(await this.accounts.lockAccount(tx, memberId))) throw PlatformErrors.NOT_FOUND();
      return this.usesOf(tx, memberId);
    });
  }

  usesOf(tx: Tx, memberId: string): Promise<SessionUse[]> {
    const idleMs = this.config.sessionIdleMinutes * 60_000;
    const { brandTimeZone: zone } = this.config;
    return this.limits.use(tx, memberId, { now: this.clock.now(), zone, idleMs });
  }

  private async shortenSessions(tx: Tx, memberId: string): Promise<string[]> {
    const left = timeLeftMs(await this.usesOf(tx, memberId));
    if (left === undefined) return [];
    return this.limits.endSessionsAt(tx, memberId, new Date(this.clock.now().getTime() + left));
  }
}
