import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '#libs/platform';
import { AccountStatusErrors } from './account-status.errors.js';
import { AccountStatusService } from './account-status.service.js';
import { PersonalData } from '../account/personal-data.js';
import { ExcludedIdentityRepository } from './excluded-identity.repository.js';
import { ExclusionErrors } from './exclusion.errors.js';

/**
 * No second account for the owner of a suspended, closed or excluded account, whatever the brand permits.
 * Only proven contacts are looked up: a typed one identifies nobody and would disclose its owner.
 */
@Injectable()
export class ExcludedIdentityService {
  constructor(
    private readonly rows: ExcludedIdentityRepository,
    private readonly personal: PersonalData,
    private readonly statuses: AccountStatusService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For an account that is being opened and has just proven this contact. */
  async refuse(tx: EntityManager, memberId: string, kind: string, value: string): Promise<void> {
    const other = await this.find(memberId, kind, value, tx);
    if (other?.excluded) throw ExclusionErrors.PERSON_SELF_EXCLUDED();
    if (other) throw ExclusionErrors.PERSON_BLOCKED();
  }

  /** For an open account that proves such a contact: it is suspended until an operator reviews it. */
  async hold(memberId: string, kind: string, value: string): Promise<void> {
    const other = await this.find(memberId, kind, value);
    if (!other) return;
    const why = other.excluded ? 'whose member is self-excluded' : 'which is suspended or closed';
    await this.statuses.hold(memberId, `proved the ${kind} of account ${other.memberId}, ${why}`);
    throw AccountStatusErrors.ACCOUNT_SUSPENDED();
  }

  /** Whether the browser belongs to such an owner; refused like a second account per browser. */
  ownsDevice(device: string): Promise<boolean> {
    return this.rows.isDeviceOfOne(device, this.clock.now());
  }

  private find(memberId: string, kind: string, value: string, tx?: EntityManager) {
    const blindIndex = this.personal.indexOf(kind, value);
    return this.rows.byContact({ kind, blindIndex, memberId, now: this.clock.now() }, tx);
  }
}
