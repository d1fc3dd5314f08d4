import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import { CaptchaCheckService } from '../captcha/captcha-check.service.js';
import { FieldErrors } from '../brand/field.errors.js';
import { PasswordPolicyErrors } from '../hashing/password-policy.errors.js';
import { PasswordPolicyService } from '../hashing/password-policy.service.js';
import type { RegisterMobileRequest, RegisterRequest } from './dto/register.request.js';
import {
  ageOn,
  fieldProblems,
  impossible,
  rulesOfForm,
  type FieldRules,
  type RegisterTab,
} from '../brand/field.rules.js';
import { RegisterErrors } from './register.errors.js';

const maxAge = 130;

export type Values = Record<string, string | undefined>;

/** Checks a registration by the brand's field rules and the password policy. */
@Injectable()
export class RegistrationForm {
  constructor(
    private readonly brand: BrandService,
    private readonly policy: PasswordPolicyService,
    private readonly captcha: CaptchaCheckService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  rules(tab: RegisterTab): FieldRules {
    return rulesOfForm(this.brand.fieldRules(), tab, {
      codeDue: this.needsCode(tab),
      passwordDue: this.brand.isOn('MOBILENUMPASSREG3'),
    });
  }

  /**
   * Whether a code by text message is required: by the brand's setting on both tabs, by REGMOBVERF3 on the
   * mobile tab.
   */
  needsCode(tab: RegisterTab): boolean {
    return this.brand.hasSetting('smsEnabled') || (tab === 'mobile' && this.brand.isOn('REGMOBVERF3'));
  }

  async check(
    tab: RegisterTab,
    request: RegisterRequest | RegisterMobileRequest,
    values: Values,
    ip: string,
  ): Promise<void> {
    const problems = fieldProblems(values, this.rules(tab));
    const { minimumAge } = this.brand;
    const age = values['birthday'] ? ageOn(values['birthday'], this.today()) : minimumAge;
    if (age >= maxAge) problems.push(impossible('birthday'));
    if (problems.length > 0) throw FieldErrors.REGISTER_FIELD_INVALID({ fields: problems });
    if (request.password !== request.confirmPassword) throw PasswordPolicyErrors.PASSWORDS_DIFFER();
    if (!request.agreement) throw RegisterErrors.TERMS_NOT_ACCEPTED();
    const { affiliateCode, paymentPassword } = values;
    if (age < minimumAge) throw RegisterErrors.UNDER_AGE({ minimumAge });
    if (request.password !== undefined) this.policy.check(request.password, values['username']!);
    if (paymentPassword && paymentPassword === request.password)
      throw PasswordPolicyErrors.FUND_PASSWORD_EQUALS_PASSWORD();
    if (!affiliateCode && !values['referralCode'] && !this.brand.isOn('DIRECTREG3'))
      throw RegisterErrors.INVITATION_CODE_REQUIRED();
    if (affiliateCode && !this.brand.acceptsAffiliateCode(affiliateCode, values['domain']))
      throw RegisterErrors.INVITATION_CODE_INVALID();
    const captcha = this.brand.fieldRules()['captcha'];
    if (captcha?.enabled && captcha.required) await this.captcha.image(ip, request);
  }

  private today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: this.config.brandTimeZone }).format(this.clock.now());
  }
}

/** Trims all inputs except secrets. */
export function trimmed(request: object): Values {
  const secrets = ['password', 'confirmPassword', 'paymentPassword'];
  const texts = Object.entries(request).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    texts.map(([name, value]) => [name, secrets.includes(name) ? value : value.trim()]),
  );
}
