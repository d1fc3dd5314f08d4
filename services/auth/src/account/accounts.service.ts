import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { demoAccountType } from '#libs/auth';
import { memberRegistered, sessionOpened } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, type Clock } from '#libs/platform';
import { Exclusions } from '../exclusion/exclusions.service.js';
import { Sessions, type OpenedSession } from '../session/sessions.service.js';
import type { Caller } from '../caller/caller.js';
import { LoginHistory } from '../history/login-history.service.js';
import type { LoginMethod } from '../history/login-record.repository.js';
import { AccountRepository, type AccountRow, type NewAccount } from './account.repository.js';

/** What every way into an account shares: the row and the fact that it exists, the session and the fact that it was opened. */
@Injectable()
export class Accounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: Sessions,
    private readonly history: LoginHistory,
    private readonly exclusions: Exclusions,
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

  /** Opens a session and tells so: the owner's history, a notice where the browser is new, the other services. */
  async logIn(
    tx: EntityManager,
    { id: memberId, type }: Pick<AccountRow, 'id' | 'type'>,
    caller: Caller,
    method: LoginMethod,
    {
      rememberFamily,
      passwordDue = false,
    }: { rememberFamily?: string | undefined; passwordDue?: boolean } = {},
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const { limited } = await this.exclusions.admit(tx, memberId);
    const session = await this.sessions.open(
      tx,
      { realm: 'member', id: memberId, type },
      {
        method,
        agent: caller.agent,
        ipSealed: this.history.sealIp(memberId, caller.ip),
        rememberFamily,
        passwordDue,
      },
    );
    await this.accounts.markLogin(tx, memberId, now);
    if (type !== demoAccountType) await this.history.add(tx, memberId, caller, method);
    await this.outbox.add(tx, sessionOpened, { memberId, accountType: type, at: now.toISOString() });
    return limited ? this.exclusions.bounded(tx, memberId, session) : session;
  }
}
