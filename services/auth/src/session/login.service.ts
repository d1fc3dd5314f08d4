import { Inject, Injectable } from '@nestjs/common';
import { isAgentType } from '#libs/auth';
import { Transactions } from '#libs/database';
import { CONFIG } from '#libs/platform';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import { Accounts } from '../account/accounts.service.js';
import type { AuthConfig } from '../auth.config.js';
import { ImageCaptcha } from '../captcha/image-captcha.service.js';
import { SliderCaptcha } from '../captcha/slider-captcha.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { isCommonPassword } from '../password/password.rules.js';
import type { LoginRequest } from './dto/login.request.js';
import type { LoginResponse } from './dto/login.response.js';
import { LoginBudgets } from './login-budgets.js';
import { SessionErrors } from './session.errors.js';
import { Sessions } from './sessions.service.js';

@Injectable()
export class Login {
  constructor(
    private readonly transactions: Transactions,
    private readonly accountRows: AccountRepository,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly budgets: LoginBudgets,
    private readonly passwords: PasswordHasher,
    private readonly slider: SliderCaptcha,
    private readonly image: ImageCaptcha,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** One answer, after the same work, for an unknown user and for a wrong password. */
  async logIn(request: LoginRequest, ip: string): Promise<LoginResponse> {
    if (request.type === 'sms') throw SessionErrors.SMS_LOGIN_UNAVAILABLE();
    await this.slider.verify('login', ip, request.sliderCaptcha);
    const username = request.username.trim();
    const attempt = await this.budgets.begin('member', username, ip);
    const withCaptcha = this.config.captcha === 'on';
    if (withCaptcha && attempt.captchaDue) await this.image.verify(ip, request.captcha, { captcha: true });

    const account = await this.accountRows.findByUsername(username);
    if (!(await this.passwords.verify(account?.password_hash, request.password)) || !account) {
      const captcha = (await this.budgets.failed(attempt)) && withCaptcha;
      throw SessionErrors.AUTH_INVALID_CREDENTIALS({ captcha });
    }
    await this.budgets.succeeded(attempt);
    if (request.as === 'agent' && !isAgentType(account.type)) throw SessionErrors.NOT_AN_AGENT();
    return this.open(account, request.password);
  }

  private async open(account: AccountRow, password: string): Promise<LoginResponse> {
    const stored = account.password_hash!;
    if (this.passwords.isOutdated(stored)) {
      await this.accountRows.replaceHash(account.id, stored, await this.passwords.hash(password));
    }
    const session = await this.transactions.run((tx) => this.accounts.logIn(tx, account.id, account.type));
    return {
      token: await this.sessions.issue(session),
      type: account.type,
      firstTimeLogin: account.password_initial,
      passwordExpired: isCommonPassword(password),
      lastLoginAt: account.last_login_at?.toISOString() ?? null,
    };
  }
}
