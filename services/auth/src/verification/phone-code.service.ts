import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { AccountRepository } from '../account/account.repository.js';
import { LoginHistoryService } from '../account/login-history.service.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import type { Caller } from '../caller/caller.js';
import { canonicalPhone } from '../account/phone.js';
import { MessageService } from '../messages/message.service.js';
import { smsText, type SmsText } from '../messages/texts/sms.texts.js';
import { PersonalData } from '../account/personal-data.js';
import { SmsQuotaService } from './sms-quota.service.js';
import { VerificationErrors } from './verification.errors.js';
import type { Purpose } from './verification.rules.js';
import { VerificationService, type CodeHolder } from './verification.service.js';

export interface PhoneNumber {
  countryDialingCode?: string | undefined;
  mobileNum?: string | undefined;
}

/** Sends codes by SMS. The response is the same whether a message is sent or not. */
@Injectable()
export class PhoneCodeService {
  constructor(
    private readonly verifications: VerificationService,
    private readonly quota: SmsQuotaService,
    private readonly messages: MessageService,
    private readonly accounts: AccountRepository,
    private readonly history: LoginHistoryService,
    private readonly personal: PersonalData,
    private readonly brand: BrandService,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** For a login or a reset of the password, and not for the other: sent only to a proven number. */
  async sendForAccess(number: PhoneNumber, purpose: 'login' | 'reset', caller: Caller): Promise<number> {
    return this.sendTo(this.canonical(number), caller, purpose, (isKnown) => (isKnown ? purpose : undefined));
  }

  /** For a registration. An owner of an account with this number is informed by SMS only. */
  async sendForRegistration(number: PhoneNumber, caller: Caller): Promise<number> {
    const exclusive = this.config.oneAccountPer.includes('phone');
    return this.sendTo(this.canonical(number), caller, 'register', (isKnown) =>
      isKnown && exclusive ? 'taken' : 'register',
    );
  }

  /** To a canonical number that a member has proven or is about to prove. */
  async sendToKnown(
    phone: string,
    caller: Caller,
    purpose: Exclude<Purpose, 'login' | 'reset' | 'register'>,
  ): Promise<number> {
    return this.sendTo(phone, caller, purpose, () => purpose);
  }

  /** Uses the code up and returns the canonical number. */
  async check(
    purpose: Purpose,
    number: PhoneNumber,
    code: string | undefined,
    holder: CodeHolder,
  ): Promise<string> {
    const phone = this.canonical(number);
    await this.verifications.check(purpose, phone, code, holder);
    return phone;
  }

  canonical({ countryDialingCode, mobileNum }: PhoneNumber): string {
    const typed = mobileNum?.trim();
    if (!typed) throw VerificationErrors.PHONE_NUMBER_MISSING();
    const phone = canonicalPhone(countryDialingCode?.trim() || this.config.smsDialingCodes[0]!, typed);
    if (phone === undefined) throw VerificationErrors.PHONE_NUMBER_INVALID();
    return phone;
  }

  private async sendTo(
    phone: string,
    caller: Caller,
    purpose: Purpose,
    textFor: (isKnown: boolean) => SmsText | undefined,
  ): Promise<number> {
    if (!this.config.smsDialingCodes.some((code) => phone.startsWith(code.replace(/^\+/, ''))))
      throw VerificationErrors.PHONE_OPERATION_NOT_ALLOWED();
    const index = this.personal.indexOf('mobileNum', phone);
    const owner = await this.accounts.findByProvenContact('mobileNum', index);
    if (await this.history.isKnownDevice(owner?.id, caller))
      await this.quota.spendOfKnownDevice(index, caller.deviceId);
    else await this.quota.spend(index, caller.ip);
    const text = textFor(owner !== undefined);
    // Asked whether a message is sent or not: otherwise the end of the quota would disclose known numbers.
    await this.quota.assertLeftToday(purpose);
    return this.verifications.send(purpose, phone, caller, async (tx, code, lifeMs) => {
      if (text === undefined) return;
      await this.quota.countSent(purpose);
      const facts = { brand: this.brand.name, code, minutes: lifeMs / 60_000 };
      await this.messages.sendSms(
        tx,
        { to: `+${phone}`, text: smsText(text, caller.language, facts) },
        lifeMs,
      );
    });
  }
}
