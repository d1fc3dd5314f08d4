import { Injectable } from '@nestjs/common';
import { PlatformErrors } from '#libs/platform';
import { Sealing } from '../sealing/sealing.js';
import type { PersonalResponse } from './dto/personal.response.js';
import { masked } from './masking.rules.js';
import { PersonalRepository } from './personal.repository.js';

/** The personal data that auth stores, for member: contacts masked, the registered profile in full. */
@Injectable()
export class PersonalService {
  constructor(
    private readonly rows: PersonalRepository,
    private readonly sealing: Sealing,
  ) {}

  async read(memberId: string): Promise<PersonalResponse> {
    const row = await this.rows.find(memberId);
    if (!row) throw PlatformErrors.NOT_FOUND();
    const contacts = await this.rows.contactsOf(memberId);
    return {
      profile: this.profileOf(memberId, row.profile_sealed),
      contacts: contacts.map(({ kind, sealed, proven }) => ({
        kind,
        masked: masked(kind, this.sealing.open('contact', `${memberId}:${kind}`, sealed)),
        proven,
      })),
      fundPassword: row.has_fund_password,
      secondFactor: row.has_second_factor,
    };
  }

  private profileOf(memberId: string, sealed: string | null): Record<string, string> {
    if (sealed === null) return {};
    return JSON.parse(this.sealing.open('profile', memberId, sealed)) as Record<string, string>;
  }
}
