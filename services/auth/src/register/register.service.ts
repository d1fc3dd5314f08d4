import { Inject, Injectable } from '@nestjs/common';
import { AccountRepository } from '../account/account.repository.js';
import { Accounts } from '../account/accounts.service.js';
import type { AuthConfig } from '../auth.config.js';
import { Brand } from '../brand/brand.service.js';
import { SliderCaptcha } from '../captcha/slider-captcha.service.js';
import { FundPasswords } from '../fund-password/fund-passwords.service.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { passwordProblem } from '../password/password.rules.js';
import { Sessions } from '../session/sessions.service.js';
import { CACHE, type Cache } from '#libs/cache';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import type { RegisterRequest } from './dto/register.request.js';
import type { RegisterResponse } from './dto/register.response.js';
import { ageOn, enabledFields, fieldProblems } from './field.rules.js';
import { PersonalData } from './personal-data.js';
import { RegisterErrors } from './register.errors.js';

const hourMs = 60 * 60 * 1000;
const adult = 18;

type Values = Record<string, string | undefined>;

@Injectable()
export class Registration {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: Accounts,
    private readonly accountRows: AccountRepository,
    private readonly sessions: Sessions,
    private readonly passwords: PasswordHasher,
    private readonly fundPasswords: FundPasswords,
    private readonly personal: PersonalData,
    private readonly brand: Brand,
    private readonly slider: SliderCaptcha,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Opens an ordinary account (type 0). */
  async register(request: RegisterRequest, ip: string, language: string): Promise<RegisterResponse> {
    if (!this.brand.isOn('USERNAMEREG3')) throw RegisterErrors.REGISTRATION_CLOSED();
    await this.spendBudget(ip);
    await this.slider.verify('register', ip, request.sliderCaptcha);
    const values = trimmed(request);
    this.check(request, values);
    // Spares the hashing; the constraint decides between two at the same moment.
    if (await this.accountRows.findByUsername(values['username']!)) throw RegisterErrors.USERNAME_TAKEN();
    return this.open(request, values, language);
  }

  private async spendBudget(ip: string): Promise<void> {
    const count = await this.cache.increment(`register:${ip}`, hourMs);
    if (count > this.config.registrationsPerHour * this.config.rateLimits) {
      throw RegisterErrors.REGISTRATION_LIMIT(undefined, hourMs / 1000);
    }
  }

  private check(request: RegisterRequest, values: Values): void {
    const problems = fieldProblems(values, this.brand.fieldRules());
    if (problems.length > 0) throw RegisterErrors.REGISTER_FIELD_INVALID({ fields: problems });
    if (request.password !== request.confirmPassword) throw RegisterErrors.PASSWORDS_DIFFER();
    if (!request.agreement) throw RegisterErrors.TERMS_NOT_ACCEPTED();
    const { birthday, affiliateCode, paymentPassword } = values;
    if (birthday && ageOn(birthday, this.today()) < adult) throw RegisterErrors.UNDER_AGE();
    this.checkPassword(request.password, values['username']!);
    if (paymentPassword && paymentPassword === request.password)
      throw RegisterErrors.FUND_PASSWORD_EQUALS_PASSWORD();
    if (affiliateCode && !this.brand.acceptsAffiliateCode(affiliateCode, values['domain'])) {
      throw RegisterErrors.INVITATION_CODE_INVALID();
    }
  }

  checkPassword(password: string, username: string): void {
    const reason = passwordProblem(password, { username, brandWords: [this.brand.name, 'Lotus'] });
    if (reason) throw RegisterErrors.PASSWORD_TOO_WEAK({ reason });
  }

  private async open(request: RegisterRequest, values: Values, language: string): Promise<RegisterResponse> {
    const id = newId();
    const fields = enabledFields(values, this.brand.fieldRules());
    const passwordHash = await this.passwords.hash(request.password);
    const fundHash = fields['paymentPassword']
      ? await this.passwords.hash(fields['paymentPassword'])
      : undefined;
    const contacts = this.personal.contacts(id, fields, values['countryDialingCode']);
    const profileSealed = this.personal.profile(id, fields);
    const account = {
      id,
      username: values['username']!,
      type: 0 as const,
      passwordHash,
      merchantCode: this.config.merchantCode,
      language,
      termsVersion: this.config.termsVersion,
      ...given('affiliateCode', values['affiliateCode']),
      ...given('referralCode', values['referralCode']),
      ...given('recommenderId', fields['recommenderId']),
      ...given('registerUrl', values['registerUrl']),
      ...given('registerDomain', values['domain']),
      ...given('profileSealed', profileSealed),
    };
    const session = await this.transactions.run(async (tx) => {
      if (!(await this.accounts.open(tx, account))) throw RegisterErrors.USERNAME_TAKEN();
      for (const contact of contacts) await this.accountRows.insertContact(tx, id, contact);
      if (fundHash !== undefined) await this.fundPasswords.set(tx, id, fundHash);
      return request.login === true ? this.accounts.logIn(tx, id, 0) : undefined;
    });
    return {
      token: session ? await this.sessions.issue(session) : null,
      memberId: id,
      account: account.username,
      type: 0,
      firstTimeLogin: false, // the member chose this password
      passwordExpired: false,
    };
  }

  private today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: this.config.brandTimeZone }).format(this.clock.now());
  }
}

/** Inputs are trimmed; what is typed as a secret is taken as it is. */
function trimmed(request: RegisterRequest): Values {
  const secrets = ['password', 'confirmPassword', 'paymentPassword'];
  const texts = Object.entries(request).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    texts.map(([name, value]) => [name, secrets.includes(name) ? value : value.trim()]),
  );
}

function given<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> {
  return value ? ({ [name]: value } as Record<K, string>) : {};
}
