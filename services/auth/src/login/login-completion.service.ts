import { Inject, Injectable } from '@nestjs/common';
import { demoAccountType } from '#libs/auth';
import { Transactions, type Tx } from '#libs/database';
import { sessionOpened } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, newId, type Clock } from '#libs/platform';
import type { AccountRow } from '../account/account.repository.js';
import { deviceName } from '../account/device-name.rules.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import type { LoginMethod } from '../account/login-record.repository.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import { LoginRestrictionService } from '../restriction/login-restriction.service.js';
import { SessionService, type OpenedSession } from '../session/session.service.js';
import type { LoginResponse } from './dto/login.response.js';
import { loginFlags, type LoginFlags } from './login-flags.rules.js';
import { LoginErrors } from './login.errors.js';
import { LoginRepository } from './login.repository.js';
import {
  RememberedDeviceService,
  type RememberCookie,
  type RememberWrite,
} from './remembered-device.service.js';

/** How the member proved to be the owner of the account. */
export interface LoginProof {
  method: LoginMethod;
  /** Whether the password is one of the well-known ones. */
  knownDefault: boolean;
}

/** The response to a login, and the cookie that goes with it. */
export interface CompletedLogin {
  response: LoginResponse;
  remember?: RememberCookie;
}

type LoginAccount = Pick<AccountRow, 'id' | 'type'> & Partial<Pick<AccountRow, 'password_hash'>>;

/**
 * The last step of every login, once the member is proven: restrictions, session, history and event in one
 * transaction.
 */
@Injectable()
export class LoginCompletionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly restrictions: LoginRestrictionService,
    private readonly sessions: SessionService,
    private readonly logins: LoginRepository,
    private readonly history: LoginHistoryService,
    private readonly notices: SecurityNoticeService,
    private readonly devices: RememberedDeviceService,
    private readonly outbox: Outbox,
    private readonly brand: BrandService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async complete(
    account: AccountRow,
    caller: Caller,
    proof: LoginProof & { remember: boolean },
  ): Promise<CompletedLogin> {
    const remember = proof.remember ? this.devices.start(account.id, caller) : undefined;
    return this.completeWith(account, caller, proof, remember);
  }

  /** With the token that lets this browser come back, written in the same transaction. */
  async completeWith(
    account: AccountRow,
    caller: Caller,
    proof: LoginProof,
    remember: RememberWrite | undefined,
  ): Promise<CompletedLogin> {
    const flags = this.flagsOf(account, proof);
    const origin = {
      method: proof.method,
      rememberFamily: remember?.family,
      passwordDue: flags.forcePasswordChange,
    };
    let cookie: RememberCookie | undefined;
    const token = await this.openSession(account, caller, origin, async (tx) => {
      cookie = await remember?.write(tx);
    });
    const lastLoginAt = account.last_login_at?.toISOString() ?? null;
    const response = { token, type: account.type, ...flags, lastLoginAt };
    return { response, ...(cookie && { remember: cookie }) };
  }

  /** Opens a session and returns its token; `before` writes to the same transaction first. */
  async openSession(
    account: LoginAccount,
    caller: Caller,
    origin: { method: LoginMethod; rememberFamily?: string | undefined; passwordDue?: boolean },
    before?: (tx: Tx) => Promise<void>,
  ): Promise<string> {
    const { id, type } = account;
    const ipSealed = this.history.sealIp(id, caller.ip);
    const session = this.sessions.make(
      { realm: 'member', id, type },
      { ...origin, agent: caller.agent, ipSealed },
    );
    const written = await this.sessions.cacheBeforeCommit(session, () =>
      this.transactions.run(async (tx) => {
        await before?.(tx);
        const ipIndex = this.history.indexIp(caller.ip);
        return this.write(tx, account, caller, session, { method: origin.method, ipSealed, ipIndex });
      }),
    );
    return written === session ? this.sessions.sign(session) : this.sessions.issue(written);
  }

  private async write(
    tx: Tx,
    { id: memberId, type, password_hash: verified }: LoginAccount,
    { agent, deviceId }: Caller,
    opened: OpenedSession,
    origin: { method: LoginMethod; ipSealed: string; ipIndex: string },
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const { passwordHash, endsBy } = await this.restrictions.admit(tx, memberId);
    // A change of password since the comparison has ended all other sessions; this one must not outlive it.
    if (verified !== undefined && verified !== passwordHash)
      throw LoginErrors.AUTH_INVALID_CREDENTIALS({ captcha: false });
    const session = endsBy ? this.sessions.endingBy(opened, endsBy) : opened;
    if (type === demoAccountType) {
      // A demo account has no history.
      await this.sessions.insert(tx, session);
    } else {
      const record = { id: newId(), ...origin, agent, deviceId };
      const device = await this.logins.write(tx, session.row, record, now);
      if (device.isNewDevice && !device.isFirstDevice)
        await this.notices.newDevice(tx, memberId, deviceName(agent));
    }
    await this.outbox.add(tx, sessionOpened, { memberId, accountType: type, at: now.toISOString() });
    return session;
  }

  /** If the password has to be changed, the session permits nothing else before. */
  private flagsOf(account: AccountRow, { method, knownDefault }: LoginProof): LoginFlags {
    const state = {
      initial: account.password_initial,
      expired: account.password_expired_at !== null,
      knownDefault,
    };
    const byPassword = method === 'password' || method === 'second-factor' || method === 'remembered';
    return loginFlags(state, byPassword, this.brand.isOn('PWDEXPFORCECHANGE3'));
  }
}
