import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions } from '#libs/database';
import { accountStatusChanged } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, LOGGER, newId, PlatformErrors, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { MemberSessionService } from '../session/member-session.service.js';
import { AccountStatusRepository, type KnownStatusChange } from './account-status.repository.js';
import { dormantSince, type AccountStatus } from './account-status.rules.js';
import { WalletLockClient } from './wallet-lock.client.js';

export interface Standing {
  status: AccountStatus;
  /** Whether every service enforces it already. */
  enforced: boolean;
  dormantSince?: Date;
  changes: KnownStatusChange[];
}

export interface Decision {
  memberId: string;
  status: AccountStatus;
  reason: string;
  operatorId: string | null;
}

/**
 * Suspends, closes and opens accounts. Logins are refused from the commit on; sessions end and the wallet is
 * locked within seconds.
 */
@Injectable()
export class AccountStatusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: AccountStatusRepository,
    private readonly sessions: MemberSessionService,
    private readonly wallet: WalletLockClient,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(memberId: string): Promise<Standing> {
    const standing = await this.rows.find(memberId);
    if (!standing) throw PlatformErrors.NOT_FOUND();
    const changes = await this.rows.changesOf(memberId);
    const since = dormantSince(standing.lastSeenAt, this.config.dormantMonths, this.clock.now());
    return {
      status: standing.status,
      enforced: changes.every(({ enforcedAt }) => enforcedAt !== null),
      ...(since && { dormantSince: since }),
      changes,
    };
  }

  /** Idempotent. */
  async set(decision: Decision): Promise<Standing> {
    await this.decide(decision, (status) => status !== decision.status);
    return this.of(decision.memberId);
  }

  /** Suspends an open account until an operator reviews it. */
  async hold(memberId: string, reason: string): Promise<void> {
    const decision = { memberId, status: 'SUSPENDED', reason, operatorId: null } as const;
    await this.decide(decision, (status) => status === 'OPEN');
  }

  private async decide(decision: Decision, changes: (current: AccountStatus) => boolean): Promise<void> {
    const { memberId, status } = decision;
    await this.transactions.run(async (tx) => {
      const standing = await this.rows.lock(tx, memberId);
      if (!standing) throw PlatformErrors.NOT_FOUND();
      if (!changes(standing.status)) return;
      const now = this.clock.now();
      await this.rows.set(tx, { ...decision, id: newId(), changedAt: now });
      await this.outbox.add(tx, accountStatusChanged, { memberId, status, at: now.toISOString() });
    });
    await this.tryToEnforce(memberId);
  }

  /** Decisions that a service was unavailable for, or that a process did not finish. */
  async enforceDue(): Promise<void> {
    for (const memberId of await this.rows.due()) await this.tryToEnforce(memberId);
  }

  /** One member whose enforcement fails keeps no other waiting. */
  private async tryToEnforce(memberId: string): Promise<void> {
    await this.enforce(memberId).catch((error: unknown) =>
      this.logger.warn({ err: error, memberId }, 'enforcing an account status failed, will retry'),
    );
  }

  /** Under the account's lock, so that the later of two decisions is applied last. */
  private async enforce(memberId: string): Promise<void> {
    const known = await this.rows.find(memberId);
    if (known && known.status !== 'OPEN') await this.sessions.endAll(memberId);
    await this.transactions.run(async (tx) => {
      const standing = await this.rows.lock(tx, memberId);
      if (!standing) return;
      await this.wallet.apply(memberId, standing.status);
      await this.rows.markEnforced(tx, memberId, this.clock.now());
    });
  }
}
