import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { Caller } from '../caller/caller.js';
import { ContactService, type Contact } from '../account/contact.service.js';
import { SecurityNoticeService } from '../account/security-notice.service.js';
import { PhoneCodeService } from './phone-code.service.js';
import { SmsQuotaService } from './sms-quota.service.js';
import { VerificationErrors } from './verification.errors.js';
import { VerificationService, type CodeHolder } from './verification.service.js';

type Channel = 'sms' | 'email';

type MemberPurpose = 'fund-password' | 'first-password';

/** Sends codes to a contact that the member has proven: the phone number, otherwise the e-mail address. */
@Injectable()
export class MemberCodeService {
  constructor(
    private readonly contacts: ContactService,
    private readonly phoneCodes: PhoneCodeService,
    private readonly verifications: VerificationService,
    private readonly quota: SmsQuotaService,
    private readonly notices: SecurityNoticeService,
    private readonly pool: Pool,
  ) {}

  async sendToOwner(
    memberId: string,
    purpose: MemberPurpose,
    caller: Caller,
  ): Promise<{ expiredMinutes: number; channel: Channel }> {
    const { channel, contact } = await this.ownContact(memberId);
    if (channel === 'sms')
      return { channel, expiredMinutes: await this.phoneCodes.sendToKnown(contact.value, caller, purpose) };
    await this.quota.spend(`email:${memberId}`, caller.ip);
    const expiredMinutes = await this.verifications.send(purpose, contact.value, caller, (tx, code, lifeMs) =>
      this.notices.write(tx, memberId, { kind: 'code', code, minutes: lifeMs / 60_000 }, lifeMs),
    );
    return { channel, expiredMinutes };
  }

  async check(
    memberId: string,
    purpose: MemberPurpose,
    code: string | undefined,
    holder: CodeHolder,
  ): Promise<void> {
    const { contact } = await this.ownContact(memberId);
    await this.verifications.check(purpose, contact.value, code, holder);
  }

  async hasProvenNumber(memberId: string): Promise<boolean> {
    return (await this.contacts.valueOf(this.pool, memberId, 'mobileNum'))?.proven === true;
  }

  private async ownContact(memberId: string): Promise<{ channel: Channel; contact: Contact }> {
    const phone = await this.contacts.valueOf(this.pool, memberId, 'mobileNum');
    if (phone?.proven) return { channel: 'sms', contact: phone };
    const email = await this.contacts.valueOf(this.pool, memberId, 'email');
    if (!email?.proven) throw VerificationErrors.CONTACT_MISSING();
    return { channel: 'email', contact: email };
  }
}
