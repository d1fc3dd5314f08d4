import { Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { PlatformErrors } from '#libs/platform';
import { PersonalData } from '../account/personal-data.js';
import { PersonalRepository } from '../account/personal.repository.js';
import { ExcludedIdentityService } from './excluded-identity.service.js';

export interface Identity {
  payeeName?: string;
  birthday?: string;
}

/** Name and birth date that a member gives after registration: the same person may have an account already. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: PersonalRepository,
    private readonly personal: PersonalData,
    private readonly excludedIdentities: ExcludedIdentityService,
  ) {}

  async name(memberId: string, { payeeName, birthday }: Identity): Promise<void> {
    const reason = await this.transactions.run(async (tx) => {
      const row = await this.rows.lockProfile(tx, memberId);
      if (!row) throw PlatformErrors.NOT_FOUND();
      const known =
        row.profile_sealed === null ? {} : this.personal.openProfile(memberId, row.profile_sealed);
      const profile = { ...known, ...(payeeName && { payeeName }), ...(birthday && { birthday }) };
      const index = this.personal.personIndex(profile);
      const toHold =
        index === undefined || index === row.person_index
          ? undefined
          : await this.excludedIdentities.reasonToHold(tx, memberId, index);
      await this.rows.keepProfile(tx, memberId, this.personal.profile(memberId, profile)!, index ?? null);
      return toHold;
    });
    if (reason !== undefined) await this.excludedIdentities.suspend(memberId, reason);
  }
}
