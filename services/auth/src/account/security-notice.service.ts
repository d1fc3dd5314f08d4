import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { deviceSeen, securityChanged } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock, type Language } from '#libs/platform';
import { AccountRepository } from './account.repository.js';
import type { AuthConfig } from '../auth.config.js';
import { BrandService } from '../brand/brand.service.js';
import { ContactService } from './contact.service.js';
import { MessageService } from '../messages/message.service.js';
import { emailText, type EmailText, type SecurityChange } from '../messages/texts/email.texts.js';

const dayMs = 24 * 60 * 60_000;

/** Notifies the owner by e-mail, which a stolen session does not reach, and publishes the event. */
@Injectable()
export class SecurityNoticeService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly contacts: ContactService,
    private readonly messages: MessageService,
    private readonly outbox: Outbox,
    private readonly brand: BrandService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async newDevice(tx: Tx, memberId: string, device: string): Promise<void> {
    const now = this.clock.now();
    await this.outbox.add(tx, deviceSeen, { memberId, device, at: now.toISOString() });
    await this.write(tx, memberId, { kind: 'new-device', device, at: this.local(now) });
  }

  async changed(tx: Tx, memberId: string, what: SecurityChange): Promise<void> {
    const now = this.clock.now();
    await this.outbox.add(tx, securityChanged, { memberId, what, at: now.toISOString() });
    await this.write(tx, memberId, { kind: 'security-changed', what, at: this.local(now) });
  }

  /**
   * Sends to the account's address, if it has one. Reads on the caller's connection, because a transaction
   * that holds locks must not wait for another connection.
   */
  async write(tx: Tx, memberId: string, text: EmailText, lifeMs = dayMs): Promise<void> {
    const address = await this.contacts.valueOf(tx, memberId, 'email');
    if (address) await this.writeTo(tx, memberId, address.value, text, lifeMs);
  }

  async writeTo(tx: Tx, memberId: string, address: string, text: EmailText, lifeMs: number): Promise<void> {
    const account = await this.accounts.findByIdOn(tx, memberId);
    if (!account) return;
    const language = account.language as Language;
    const email = emailText(address, this.brand.name, account.username, language, text);
    await this.messages.sendEmail(tx, email, lifeMs);
  }

  private local(at: Date): string {
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone: this.config.brandTimeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(at);
  }
}
