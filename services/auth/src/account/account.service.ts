import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { demoAccountType, type AccountType } from '#libs/auth';
import { memberRegistered, sessionOpened } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { ExclusionService } from '../restriction/exclusion.service.js';
import { deviceName } from './device-name.rules.js';
import { SecurityNoticeService } from './security-notice.service.js';
import { LoginRepository } from '../login/login.repository.js';
import { SessionErrors } from '../session/session.errors.js';
import { SessionService, type OpenedSession, type SessionOrigin } from '../session/session.service.js';
import type { Caller } from '../caller/caller.js';
import { LoginHistoryService } from './login-history.service.js';
import type { LoginMethod } from './login-record.repository.js';
import { AccountRepository, type AccountRow, type NewAccount } from './account.repository.js';

/** What every way into an account shares: the row and the fact that it exists, the session and the fact that it was opened. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly history: LoginHistoryService,
    private readonly entries: LoginRepository,
    private readonly notices: SecurityNoticeService,
    private readonly exclusions: ExclusionService,
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
    { id: memberId, type, password_hash: verified }: Pick<AccountRow, 'id' | 'type'> & Partial<AccountRow>,
    caller: Caller,
    method: LoginMethod,
    {
      rememberFamily,
      passwordDue = false,
    }: { rememberFamily?: string | undefined; passwordDue?: boolean } = {},
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const { limited, passwordHash } = await this.exclusions.admit(tx, memberId);
    // Whoever changed the password since it was compared has ended all sessions but this one.
    if (verified !== undefined && verified !== passwordHash)
      throw SessionErrors.AUTH_INVALID_CREDENTIALS({ captcha: false });
    const ipSealed = this.history.sealIp(memberId, caller.ip);
    const origin = { method, agent: caller.agent, ipSealed, rememberFamily, passwordDue };
    const subject = { realm: 'member', id: memberId, type } as const;
    const session = await this.write(tx, subject, origin, caller);
    await this.outbox.add(tx, sessionOpened, { memberId, accountType: type, at: now.toISOString() });
    return limited ? this.exclusions.bounded(tx, memberId, session) : session;
  }

  /**
   * As {@link logIn}, in one exchange with the database, for the many logins with which nothing is the matter; undefined where more is
   * to be asked or told. The session's hot copy is made first: nobody has its secret yet, and whoever ends it once it is in the
   * database finds the copy there.
   */
  async logInPlainly(
    { id: memberId, type, password_hash: verified }: AccountRow,
    { agent, ip, deviceId }: Caller,
    method: LoginMethod,
    passwordDue: boolean,
  ): Promise<OpenedSession | undefined> {
    if (type === demoAccountType) return undefined;
    const now = this.clock.now();
    const origin = { method, agent, ipSealed: this.history.sealIp(memberId, ip), passwordDue };
    const { row, opened } = this.sessions.make({ realm: 'member', id: memberId, type }, origin);
    const record = { id: newId(), method, agent, ipSealed: origin.ipSealed, deviceId };
    const event = this.outbox.rowOf(sessionOpened, { memberId, accountType: type, at: now.toISOString() });
    const isEntered = await this.sessions.foretold(opened, () =>
      this.entries.enterPlainly(row, record, verified, event, now),
    );
    return isEntered ? opened : undefined;
  }

  /** A visitor's session leaves no history. */
  private async write(
    tx: EntityManager,
    subject: { realm: 'member'; id: string; type: AccountType },
    origin: SessionOrigin & { method: LoginMethod },
    { agent, deviceId }: Caller,
  ): Promise<OpenedSession> {
    if (subject.type === demoAccountType) return this.sessions.open(tx, subject, origin);
    const { row, opened } = this.sessions.make(subject, origin);
    const record = { id: newId(), method: origin.method, agent, ipSealed: origin.ipSealed, deviceId };
    const device = await this.entries.write(tx, row, record, this.clock.now());
    if (device.isNew && !device.isFirst) await this.notices.newDevice(tx, subject.id, deviceName(agent));
    return opened;
  }
}
