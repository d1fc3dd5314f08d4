import { Inject, Injectable } from '@nestjs/common';
import { isAgentType } from '#libs/auth';
import { CONFIG } from '#libs/platform';
import { AccountRepository, type AccountRow } from '../account/account.repository.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import { CaptchaCheckService } from '../captcha/captcha-check.service.js';
import { canonicalPhone } from '../account/phone.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { isCommonPassword } from '../hashing/password.rules.js';
import { ResetPassService } from './reset-pass.service.js';
import { PersonalData } from '../account/personal-data.js';
import { PhoneAuthErrors } from '../verification/phone-auth.errors.js';
import { PhoneProofService } from '../verification/phone-proof.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { nameSubject } from '../security-log/subject.js';
import type { LoginRequest } from './dto/login.request.js';
import { LoginThrottleService } from './login-throttle.service.js';
import { LoginCompletionService, type CompletedLogin, type LoginProof } from './login-completion.service.js';
import { LoginErrors } from './login.errors.js';

/** The ways in with what one knows or holds. What comes after is the same for all: {@link Entry}. */
@Injectable()
export class LoginService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly secondFactors: SecondFactorService,
    private readonly completion: LoginCompletionService,
    private readonly throttle: LoginThrottleService,
    private readonly passwords: PasswordHasher,
    private readonly history: LoginHistoryService,
    private readonly captcha: CaptchaCheckService,
    private readonly passes: ResetPassService,
    private readonly phoneProofs: PhoneProofService,
    private readonly personal: PersonalData,
    private readonly brand: BrandService,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** The throttle of the address, checked while the payload is decrypted. */
  admit(caller: Caller): Promise<void> {
    return this.throttle.admit('member', caller.ip);
  }

  logIn(request: LoginRequest, caller: Caller): Promise<CompletedLogin> {
    return request.type === 'sms' ? this.bySms(request, caller) : this.byPassword(request, caller);
  }

  /** One answer, after the same work, for an unknown user and for a wrong password. */
  private async byPassword(request: LoginRequest, caller: Caller): Promise<CompletedLogin> {
    const username = request.username.trim();
    const { account, canonical, isKnownDevice } = await this.find(request, username, caller);
    nameSubject(account?.id);
    // A number proven just now for a reset of the password replaces the captcha.
    const hasPass = request.type === '' && (await this.passes.take(account?.id, caller.ip));
    if (!hasPass) await this.captcha.slider('login', caller.ip, request);
    const device = isKnownDevice ? caller.deviceId : undefined;
    const attempt = await this.throttle.begin('member', account?.id ?? canonical, caller.ip, device);
    if (attempt.captchaDue) await this.captcha.image(caller.ip, request, { captcha: true });

    if (!(await this.passwords.verify(account?.password_hash, request.password)) || !account) {
      const captcha = (await this.throttle.failed(attempt)) && this.config.captcha === 'on';
      throw LoginErrors.AUTH_INVALID_CREDENTIALS({ captcha });
    }
    // The password was right, whatever refuses the login after it.
    await this.throttle.succeeded(attempt);
    this.refuseMembersAtAgentLogin(request, account);
    const password_hash = await this.renewHash(account, request.password);
    return this.complete({ ...account, password_hash }, caller, {
      method: 'password',
      remember: request.remember === true,
      knownDefault: isCommonPassword(request.password),
    });
  }

  /**
   * By a code to a proven number, or by a token of the outside phone service. No captcha: the code is the
   * proof.
   */
  private async bySms(request: LoginRequest, caller: Caller): Promise<CompletedLogin> {
    if (!this.brand.isOn('MOBILEVERCODELOGIN3')) throw LoginErrors.SMS_LOGIN_UNAVAILABLE();
    const phone = await this.phoneProofs.prove('login', request, caller);
    const index = this.personal.indexOf('mobileNum', phone);
    const account = await this.accounts.findByProvenContact('mobileNum', index);
    nameSubject(account?.id);
    // Disclosed only to the holder of the number.
    if (!account) throw PhoneAuthErrors.PHONE_NOT_REGISTERED();
    this.refuseMembersAtAgentLogin(request, account);
    return this.complete(account, caller, {
      method: request.idToken === undefined ? 'sms' : 'phone-service',
      remember: request.remember === true,
      knownDefault: false,
    });
  }

  private async complete(
    account: AccountRow,
    caller: Caller,
    proof: LoginProof & { remember: boolean },
  ): Promise<CompletedLogin> {
    const { remember, knownDefault } = proof;
    await this.secondFactors.demand(account, { remember, knownDefault });
    return this.completion.complete(account, caller, proof);
  }

  /**
   * `''` takes a mobile number as user name: both are looked up, so that both take as long. Every spelling of a number has one
   * canonical form.
   */
  private async find(
    request: LoginRequest,
    username: string,
    caller: Caller,
  ): Promise<{ account: AccountRow | undefined; canonical: string; isKnownDevice: boolean }> {
    if (request.type !== '')
      return {
        ...(await this.accounts.findForLogin(username, caller.deviceId)),
        canonical: username.toLowerCase(),
      };
    const named = await this.accounts.findByUsername(username);
    const code = request.countryDialingCode ?? this.config.smsDialingCodes[0]!;
    const phone = canonicalPhone(code, username) ?? username.toLowerCase();
    const byPhone = await this.accounts.findByProvenContact(
      'mobileNum',
      this.personal.indexOf('mobileNum', phone),
    );
    const account = named ?? byPhone;
    const isKnownDevice = await this.history.isKnownDevice(account?.id, caller);
    return { account, canonical: phone, isKnownDevice };
  }

  private refuseMembersAtAgentLogin(request: LoginRequest, { type }: AccountRow): void {
    if (request.as === 'agent' && !isAgentType(type)) throw LoginErrors.NOT_AN_AGENT();
  }

  /** Rehashes an outdated hash and returns the present one. */
  private async renewHash(
    { id, password_hash: stored }: AccountRow,
    password: string,
  ): Promise<string | null> {
    if (stored === null || !this.passwords.isOutdated(stored)) return stored;
    const fresh = await this.passwords.hash(password);
    return (await this.accounts.replaceHash(id, stored, fresh)) ? fresh : stored;
  }
}
