import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { newId } from '#libs/platform';
import type { AccountRow } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import type { LoginMethod } from '../account/login-record.repository.js';
import {
  RememberedDeviceService,
  type RememberCookie,
  type Remembered,
} from './remembered-device.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import type { LoginResponse } from './dto/login.response.js';
import { loginFlags, type LoginFlags } from './login-flags.rules.js';
import { SessionService } from '../session/session.service.js';

export interface Proof {
  method: LoginMethod;
  remember: boolean;
  knownDefault: boolean;
}

/** An answer to a login, and the cookie that goes with it. */
export interface CompletedLogin {
  response: LoginResponse;
  remember?: RememberCookie;
}

/** What every login ends in once it is proven who somebody is: a session, the history, and what to do about the password. */
@Injectable()
export class LoginCompletionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly remembering: RememberedDeviceService,
    private readonly factors: SecondFactorService,
    private readonly brand: BrandService,
  ) {}

  /** Asks for the second factor first, where the account has one. */
  async enter(account: AccountRow, caller: Caller, proof: Proof): Promise<CompletedLogin> {
    const plain = proof.remember ? undefined : await this.openPlainly(account, caller, proof);
    if (plain) return { response: plain };
    await this.factors.demand(account, { remember: proof.remember, knownDefault: proof.knownDefault });
    return this.open(account, caller, proof);
  }

  /** The short way of most logins: known browser, no second factor, nothing that keeps the member out. */
  private async openPlainly(
    account: AccountRow,
    caller: Caller,
    proof: Proof,
  ): Promise<LoginResponse | undefined> {
    const flags = this.flagsOf(account, proof);
    const session = await this.accounts.logInPlainly(
      account,
      caller,
      proof.method,
      flags.forcePasswordChange,
    );
    return session && this.answer(account, this.sessions.sign(session), flags);
  }

  async open(account: AccountRow, caller: Caller, proof: Proof): Promise<CompletedLogin> {
    const family = proof.remember ? newId() : undefined;
    const flags = this.flagsOf(account, proof);
    const { session, remember } = await this.transactions.run(async (tx) => {
      const opened = await this.accounts.logIn(tx, account, caller, proof.method, {
        rememberFamily: family,
        passwordDue: flags.forcePasswordChange,
      });
      return {
        session: opened,
        remember: family && (await this.remembering.begin(tx, account.id, caller, family)),
      };
    });
    return {
      response: this.answer(account, await this.sessions.issue(session), flags),
      ...(remember && { remember }),
    };
  }

  /** A browser that comes back within its day. */
  async enterRemembered(caller: Caller): Promise<CompletedLogin> {
    const flagsOf = (account: AccountRow) =>
      this.flagsOf(account, { method: 'remembered', knownDefault: false });
    const { account, session, cookie }: Remembered = await this.remembering.logIn(
      caller,
      (one) => flagsOf(one).forcePasswordChange,
    );
    const token = await this.sessions.issue(session);
    return { response: this.answer(account, token, flagsOf(account)), remember: cookie };
  }

  private answer(account: AccountRow, token: string, flags: LoginFlags): LoginResponse {
    return {
      token,
      type: account.type,
      ...flags,
      lastLoginAt: account.last_login_at?.toISOString() ?? null,
    };
  }

  /** What is to be done about the password; where it has to be changed, the session does nothing else before. */
  private flagsOf(account: AccountRow, { method, knownDefault }: Omit<Proof, 'remember'>): LoginFlags {
    const state = {
      initial: account.password_initial,
      expired: account.password_expired_at !== null,
      knownDefault,
    };
    const byPassword = method === 'password' || method === 'second-factor' || method === 'remembered';
    return loginFlags(state, byPassword, this.brand.isOn('PWDEXPFORCECHANGE3'));
  }
}
