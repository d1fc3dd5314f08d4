import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import type { Caller } from '../caller/caller.js';
import { BarredPersons } from '../exclusion/barred-persons.service.js';
import { MemberPassword } from '../password/member-password.service.js';
import { PasswordErrors } from '../password/password.errors.js';
import { RegisterErrors } from '../register/register.errors.js';
import { SecurityNotices } from '../security/security-notices.service.js';
import { PhoneCodes } from '../verification/phone-codes.service.js';
import { SmsBudgets } from '../verification/sms-budgets.js';
import { Verifications } from '../verification/verifications.service.js';
import { ContactRepository } from './contact.repository.js';
import { Contacts } from './contacts.service.js';
import type {
  ChangeEmailRequest,
  ChangeMobileRequest,
  EmailCodeRequest,
  MobileCodeRequest,
} from './dto/contact.requests.js';
import { canonicalEmail } from './phone.js';

/** A member gives a number or an address, or another: by the password, and by a code that shows it is theirs. */
@Injectable()
export class ContactChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly contacts: Contacts,
    private readonly rows: ContactRepository,
    private readonly password: MemberPassword,
    private readonly phoneCodes: PhoneCodes,
    private readonly verifications: Verifications,
    private readonly budgets: SmsBudgets,
    private readonly notices: SecurityNotices,
    private readonly barred: BarredPersons,
  ) {}

  sendMobileCode(request: MobileCodeRequest, caller: Caller): Promise<number> {
    return this.phoneCodes.sendToKnown(this.phoneCodes.canonical(request), caller, 'contact');
  }

  async sendEmailCode(memberId: string, { email }: EmailCodeRequest, caller: Caller): Promise<number> {
    const address = addressOf(email);
    await this.budgets.spend(`email:${memberId}`, caller.ip);
    return this.verifications.send('contact', ofMember(memberId, address), caller, (tx, code, lifeMs) =>
      this.notices.writeTo(tx, memberId, address, { kind: 'code', code, minutes: lifeMs / 60_000 }, lifeMs),
    );
  }

  async changeMobile(memberId: string, request: ChangeMobileRequest, { ip }: Caller): Promise<void> {
    await this.password.confirm(memberId, request.password);
    const phone = await this.phoneCodes.check('contact', request, request.verificationCode, ip);
    await this.put(memberId, 'mobileNum', phone);
  }

  async changeEmail(memberId: string, request: ChangeEmailRequest, { ip }: Caller): Promise<void> {
    const address = addressOf(request.email);
    await this.password.confirm(memberId, request.password);
    await this.verifications.check('contact', ofMember(memberId, address), request.verificationCode, ip);
    await this.put(memberId, 'email', address);
  }

  /** The old address is told of the change, before it is forgotten. */
  private async put(memberId: string, kind: 'mobileNum' | 'email', value: string): Promise<void> {
    await this.barred.hold(memberId, kind, value);
    try {
      await this.transactions.run(async (tx) => {
        await this.notices.changed(tx, memberId, kind === 'email' ? 'email' : 'mobile');
        await this.contacts.put(tx, memberId, kind, value, true);
      });
    } catch (error) {
      // Said to nobody but who has just proven that it is theirs.
      if (this.rows.isTaken(error)) throw RegisterErrors.CONTACT_IN_USE();
      throw error;
    }
  }
}

function addressOf(typed: string): string {
  const address = canonicalEmail(typed);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address)) throw PasswordErrors.EMAIL_INVALID();
  return address;
}

/** A code to an address proves it for the member who asked for it, and for nobody else. */
function ofMember(memberId: string, address: string): string {
  return `${memberId}:${address}`;
}
