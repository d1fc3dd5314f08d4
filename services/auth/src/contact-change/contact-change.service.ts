import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import type { Caller } from '../caller/caller.js';
import { ExcludedIdentityService } from '../restriction/excluded-identity.service.js';
import { PasswordErrors } from '../credentials/password.errors.js';
import { ContactErrors } from '../account/contact.errors.js';
import { PasswordConfirmationService } from '../account/password-confirmation.service.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { PhoneCodeService } from '../verification/phone-code.service.js';
import { SmsQuotaService } from '../verification/sms-quota.service.js';
import { VerificationService } from '../verification/verification.service.js';
import { ContactRepository } from '../account/contact.repository.js';
import { ContactService } from '../account/contact.service.js';
import type {
  ChangeEmailRequest,
  ChangeMobileRequest,
  EmailCodeRequest,
  MobileCodeRequest,
} from './dto/contact-change.request.js';
import { canonicalEmail } from '../account/phone.js';

/**
 * Adds or changes a phone number or e-mail address; requires the password and a code sent to the new contact.
 */
@Injectable()
export class ContactChangeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly contacts: ContactService,
    private readonly rows: ContactRepository,
    private readonly confirmation: PasswordConfirmationService,
    private readonly phoneCodes: PhoneCodeService,
    private readonly verifications: VerificationService,
    private readonly quota: SmsQuotaService,
    private readonly notices: SecurityNoticeService,
    private readonly excludedIdentities: ExcludedIdentityService,
  ) {}

  sendMobileCode(request: MobileCodeRequest, caller: Caller): Promise<number> {
    return this.phoneCodes.sendToKnown(this.phoneCodes.canonical(request), caller, 'contact');
  }

  async sendEmailCode(memberId: string, { email }: EmailCodeRequest, caller: Caller): Promise<number> {
    const address = addressOf(email);
    await this.quota.spend(`email:${memberId}`, caller.ip);
    return this.verifications.send('contact', ofMember(memberId, address), caller, (tx, code, lifeMs) =>
      this.notices.writeTo(tx, memberId, address, { kind: 'code', code, minutes: lifeMs / 60_000 }, lifeMs),
    );
  }

  async changeMobile(memberId: string, request: ChangeMobileRequest, caller: Caller): Promise<void> {
    await this.confirmation.confirm(memberId, request.password);
    const phone = await this.phoneCodes.check('contact', request, request.verificationCode, caller);
    await this.put(memberId, 'mobileNum', phone);
  }

  async changeEmail(memberId: string, request: ChangeEmailRequest, caller: Caller): Promise<void> {
    const address = addressOf(request.email);
    await this.confirmation.confirm(memberId, request.password);
    await this.verifications.check('contact', ofMember(memberId, address), request.verificationCode, caller);
    await this.put(memberId, 'email', address);
  }

  /** The notice is written first, so that it goes to the old address. */
  private async put(memberId: string, kind: 'mobileNum' | 'email', value: string): Promise<void> {
    await this.excludedIdentities.hold(memberId, kind, value);
    try {
      await this.transactions.run(async (tx) => {
        await this.notices.changed(tx, memberId, kind === 'email' ? 'email' : 'mobile');
        await this.contacts.put(tx, memberId, kind, value, true);
      });
    } catch (error) {
      // Disclosed only to a caller who has just proven the contact.
      if (this.rows.isTaken(error)) throw ContactErrors.CONTACT_IN_USE();
      throw error;
    }
  }
}

function addressOf(typed: string): string {
  const address = canonicalEmail(typed);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address)) throw PasswordErrors.EMAIL_INVALID();
  return address;
}

/** Binds a code to the member who requested it. */
function ofMember(memberId: string, address: string): string {
  return `${memberId}:${address}`;
}
