import { randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AccountRepository } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import { CaptchaCheckService } from '../captcha/captcha-check.service.js';
import { ContactErrors } from '../account/contact.errors.js';
import { ContactRepository } from '../account/contact.repository.js';
import { ContactService } from '../account/contact.service.js';
import { ExcludedIdentityService } from '../restriction/excluded-identity.service.js';
import { FundPasswordService } from '../credentials/fund-password.service.js';
import { PasswordHasher } from '../hashing/password-hasher.js';
import { LoginCompletionService } from '../login/login-completion.service.js';
import { PhoneProofService } from '../verification/phone-proof.service.js';
import { PhoneCodeService } from '../verification/phone-code.service.js';
import { Transactions, type Tx } from '#libs/database';
import { CONFIG, newId, RateLimits } from '#libs/platform';
import type { RegisterMobileRequest, RegisterRequest } from './dto/register.request.js';
import type { RegisterResponse } from './dto/register.response.js';
import { nameSubject } from '../security-log/subject.js';
import { enabledFields, type RegisterTab } from '../brand/field.rules.js';
import { contactKinds, PersonalData } from '../account/personal-data.js';
import { RegisterErrors } from './register.errors.js';
import { RegistrationForm, trimmed, type Values } from './registration-form.js';

const hourMs = 60 * 60 * 1000;

type Request = RegisterRequest | RegisterMobileRequest;

/** The canonical phone number, and whether this request proves it. */
interface Phone {
  number: string | undefined;
  proven: boolean;
}

@Injectable()
export class RegistrationService {
  constructor(
    private readonly excludedIdentities: ExcludedIdentityService,
    private readonly transactions: Transactions,
    private readonly accounts: AccountService,
    private readonly accountRows: AccountRepository,
    private readonly completion: LoginCompletionService,
    private readonly passwords: PasswordHasher,
    private readonly fundPasswords: FundPasswordService,
    private readonly personal: PersonalData,
    private readonly contacts: ContactService,
    private readonly contactRows: ContactRepository,
    private readonly phoneCodes: PhoneCodeService,
    private readonly phoneProofs: PhoneProofService,
    private readonly form: RegistrationForm,
    private readonly brand: BrandService,
    private readonly captcha: CaptchaCheckService,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Opens a member account (type 0) from one of the form's two tabs. */
  async register(tab: RegisterTab, request: Request, caller: Caller): Promise<RegisterResponse> {
    if (!this.brand.isOn(tab === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'))
      throw RegisterErrors.REGISTRATION_CLOSED();
    await this.throttle(caller.ip);
    await this.captcha.slider('register', caller.ip, request);
    const values = trimmed(request);
    if (tab === 'mobile' && !values['username']) values['username'] = await this.freeUsername();
    await this.form.check(tab, request, values, caller.ip);
    await this.refuseSecondOfDevice(caller);
    // Saves the hash; the constraint decides between concurrent requests.
    if (await this.accountRows.findByUsername(values['username']!)) throw RegisterErrors.USERNAME_TAKEN();
    const phone = await this.phoneOf(tab, values, caller);
    try {
      return await this.open(tab, request, values, phone, caller);
    } catch (error) {
      // Disclosed only to a caller who has just proven the number.
      if (this.contactRows.isTaken(error)) throw ContactErrors.CONTACT_IN_USE();
      throw error;
    }
  }

  private async throttle(ip: string): Promise<void> {
    const perHour = this.config.registrationsPerHour;
    const limit = { name: 'register', ipv4: perHour, ipv6: perHour, windowMs: hourMs };
    if (!(await this.limits.takeOfAddress(limit, ip)))
      throw RegisterErrors.REGISTRATION_LIMIT(undefined, hourMs / 1000);
  }

  private async refuseSecondOfDevice({ deviceId, deviceIsNew }: Caller): Promise<void> {
    if (deviceIsNew) return;
    const once = this.config.oneAccountPer.includes('device');
    if (
      (once && (await this.accountRows.hasAccountOfDevice(deviceId))) ||
      (await this.excludedIdentities.ownsDevice(deviceId))
    )
      throw RegisterErrors.DEVICE_HAS_ACCOUNT();
  }

  private async phoneOf(tab: RegisterTab, values: Values, caller: Caller): Promise<Phone> {
    const { mobileNum, countryDialingCode, verificationCode, idToken } = values;
    const number = { mobileNum, countryDialingCode };
    if (this.form.needsCode(tab) || idToken !== undefined) {
      const proof = { ...number, verificationCode, idToken };
      return { number: await this.phoneProofs.prove('register', proof, caller), proven: true };
    }
    const shown = this.form.rules(tab)['mobileNum']?.enabled === true && mobileNum;
    return { number: shown ? this.phoneCodes.canonical(number) : undefined, proven: false };
  }

  private async open(
    tab: RegisterTab,
    request: Request,
    values: Values,
    phone: Phone,
    caller: Caller,
  ): Promise<RegisterResponse> {
    const id = newId();
    nameSubject(id);
    const fields = enabledFields(values, this.form.rules(tab));
    // A registration without a password gets a random one until the member chooses one.
    const passwordInitial = request.password === undefined;
    const passwordHash = await this.passwords.hash(request.password ?? randomBytes(32).toString('base64url'));
    const fundHash = fields['paymentPassword']
      ? await this.passwords.hash(fields['paymentPassword'])
      : undefined;
    const account = {
      id,
      username: values['username']!,
      type: this.brand.accountTypeOf(values['affiliateCode']),
      passwordHash,
      passwordInitial,
      merchantCode: this.config.merchantCode,
      language: caller.language,
      termsVersion: this.config.termsVersion,
      registerMethod: tab,
      registerDevice: caller.deviceId,
      bonusContact: Boolean(fields['zalo'] ?? fields['whatsapp']),
      ...given('affiliateCode', values['affiliateCode']),
      ...given('referralCode', values['referralCode']),
      ...given('recommenderId', fields['recommenderId']),
      ...given('registerUrl', values['registerUrl']),
      ...given('registerDomain', values['domain']),
      ...given('profileSealed', this.personal.profile(id, fields)),
      ...given('personIndex', this.personal.personIndex(fields)),
    };
    const openAccount = async (tx: Tx) => {
      if (!(await this.accounts.open(tx, account))) throw RegisterErrors.USERNAME_TAKEN();
      if (account.personIndex) await this.excludedIdentities.refusePerson(tx, id, account.personIndex);
      if (phone.proven) await this.excludedIdentities.refuse(tx, id, 'mobileNum', phone.number!);
      for (const kind of contactKinds) {
        const value = kind === 'mobileNum' ? phone.number : fields[kind];
        if (value) await this.contacts.put(tx, id, kind, value, kind === 'mobileNum' && phone.proven);
      }
      if (fundHash !== undefined) await this.fundPasswords.set(tx, id, fundHash);
    };
    const logsIn = request.login === true;
    if (!logsIn) await this.transactions.run(openAccount);
    return {
      token: logsIn
        ? await this.completion.openSession(account, caller, { method: 'registration' }, openAccount)
        : null,
      memberId: id,
      account: account.username,
      type: account.type,
      firstTimeLogin: passwordInitial,
      passwordExpired: false,
    };
  }

  /** A generated user name, unrelated to the number. */
  private async freeUsername(): Promise<string> {
    for (;;) {
      const name = `m${randomInt(10 ** 9, 10 ** 10)}`;
      if (!(await this.accountRows.findByUsername(name))) return name;
    }
  }
}

function given<K extends string>(name: K, value: string | undefined): Partial<Record<K, string>> {
  return value ? ({ [name]: value } as Record<K, string>) : {};
}
