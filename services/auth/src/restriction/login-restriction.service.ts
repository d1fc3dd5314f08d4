import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountStatusErrors } from './account-status.errors.js';
import { ExclusionErrors } from './exclusion.errors.js';
import { ExclusionRepository, permanent } from './exclusion.repository.js';
import type { SessionUse } from './session-limit.repository.js';
import { SessionLimitService } from './session-limit.service.js';
import { timeLeftMs } from './session-time.rules.js';

export interface AdmittedLogin {
  /** The hash of the present password, under the account's lock. */
  passwordHash: string | null;
  /** If the member's own time ends before the session would. */
  endsBy: Date | undefined;
}

/**
 * The policy of a login: the account's status, self-exclusion and session limits. Every login asks here and
 * nowhere else.
 */
@Injectable()
export class LoginRestrictionService {
  constructor(
    private readonly accounts: ExclusionRepository,
    private readonly limits: SessionLimitService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Locks the account until the transaction ends, so that no restriction is decided between this check and
   * the session.
   */
  async admit(tx: Tx, memberId: string): Promise<AdmittedLogin> {
    const now = this.clock.now();
    await this.accounts.lockAccount(tx, memberId);
    const { status, excludedUntil, hasSessionLimit, passwordHash } = await this.accounts.loginRestrictions(
      tx,
      memberId,
      now,
    );
    if (status === 'SUSPENDED') throw AccountStatusErrors.ACCOUNT_SUSPENDED();
    if (status === 'CLOSED') throw AccountStatusErrors.ACCOUNT_CLOSED();
    if (excludedUntil !== undefined) {
      const until = excludedUntil === permanent ? null : excludedUntil.toISOString();
      throw ExclusionErrors.SELF_EXCLUDED({ until });
    }
    const left = hasSessionLimit ? await this.timeLeft(tx, memberId) : undefined;
    return { passwordHash, endsBy: left === undefined ? undefined : new Date(now.getTime() + left) };
  }

  private async timeLeft(tx: Tx, memberId: string): Promise<number | undefined> {
    const uses = await this.limits.usesOf(tx, memberId);
    const left = timeLeftMs(uses);
    if (left === 0)
      throw ExclusionErrors.SESSION_LIMIT_REACHED({ resetsAt: resetOf(uses)?.toISOString() ?? null });
    return left;
  }
}

/** When a member without time left may log in again: the last reset of the periods that are used up. */
function resetOf(uses: readonly SessionUse[]): Date | undefined {
  return uses.filter(({ minutes, usedMs }) => usedMs >= minutes * 60_000).at(-1)?.resetsAt;
}
