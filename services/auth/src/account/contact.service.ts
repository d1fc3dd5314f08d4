import { Inject, Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';
import { contactChanged } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { masked } from './masking.rules.js';
import { PersonalData } from './personal-data.js';
import { ContactRepository } from './contact.repository.js';

/** Contacts of a member. Events carry the phone number and e-mail address only, masked. */
@Injectable()
export class ContactService {
  constructor(
    private readonly rows: ContactRepository,
    private readonly personal: PersonalData,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async put(tx: Tx, memberId: string, kind: string, value: string, proven: boolean): Promise<void> {
    const now = this.clock.now();
    const { oneAccountPer } = this.config;
    await this.rows.put(tx, memberId, {
      kind,
      sealed: this.personal.sealContact(memberId, kind, value),
      blindIndex: this.personal.indexOf(kind, value),
      provenAt: proven ? now : null,
      exclusive: oneAccountPer.includes(kind === 'email' ? 'email' : 'phone'),
    });
    if (kind !== 'mobileNum' && kind !== 'email') return;
    await this.outbox.add(tx, contactChanged, {
      memberId,
      kind: kind === 'email' ? 'email' : 'mobile',
      masked: masked(kind, value),
      proven,
      at: now.toISOString(),
    });
  }

  /** The plain address; undefined if the member has none. */
  async valueOf(on: Tx | Pool, memberId: string, kind: 'email' | 'mobileNum'): Promise<Contact | undefined> {
    const row = await this.rows.findOn(on, memberId, kind);
    return (
      row && { value: this.personal.openContact(memberId, kind, row.sealed), proven: row.proven_at !== null }
    );
  }
}

export interface Contact {
  value: string;
  proven: boolean;
}
