import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountType } from '#libs/auth';
import { memberRegistered, sessionOpened } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { Sessions, type OpenedSession } from '../session/sessions.service.js';
import { AccountRepository, type NewAccount } from './account.repository.js';

/** What every way into an account shares: the row and the fact that it exists, the session and the fact that it was opened. */
@Injectable()
export class Accounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** False where the user name is taken. */
  async open(
    tx: EntityManager,
    account: NewAccount & { recommenderId?: string; bonusContact?: boolean },
  ): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.accounts.insert(tx, account, now))) return false;
    await this.outbox.add(tx, memberRegistered, {
      memberId: account.id,
      account: account.username,
      accountType: account.type,
      ...(account.affiliateCode !== undefined && { affiliateCode: account.affiliateCode }),
      ...(account.referralCode !== undefined && { referralCode: account.referralCode }),
      ...(account.recommenderId !== undefined && { recommenderId: account.recommenderId }),
      ...(account.bonusContact !== undefined && { bonusContact: account.bonusContact }),
      language: account.language,
      registeredAt: now.toISOString(),
    });
    return true;
  }

  async logIn(tx: EntityManager, memberId: string, type: AccountType): Promise<OpenedSession> {
    const now = this.clock.now();
    const session = await this.sessions.open(tx, { realm: 'member', id: memberId, type });
    await this.accounts.markLogin(tx, memberId, now);
    await this.outbox.add(tx, sessionOpened, { memberId, accountType: type, at: now.toISOString() });
    return session;
  }
}
