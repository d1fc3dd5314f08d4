import { Inject, Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { AccountStatusErrors } from './account-status.errors.js';
import { AccountStatusService } from './account-status.service.js';
import { PersonalData } from '../account/personal-data.js';
import { ExcludedIdentityRepository, type ExcludedAccount } from './excluded-identity.repository.js';
import { ExclusionErrors } from './exclusion.errors.js';

/**
 * No second account for the owner of a suspended, closed or excluded account, whatever the brand permits.
 * Of contacts only proven ones are looked up: a typed one proves nothing and would disclose its owner. A name with its birth
 * date is looked up as typed, with one answer for every account that has them.
 */
@Injectable()
export class ExcludedIdentityService {
  constructor(
    private readonly rows: ExcludedIdentityRepository,
    private readonly personal: PersonalData,
    private readonly statuses: AccountStatusService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly pool: Pool,
  ) {}

  /** For an account that is being opened and has just proven this contact. */
  async refuse(tx: Tx, memberId: string, kind: string, value: string): Promise<void> {
    const other = await this.find(tx, memberId, kind, value);
    if (other?.excluded) throw ExclusionErrors.PERSON_SELF_EXCLUDED();
    if (other) throw ExclusionErrors.PERSON_BLOCKED();
  }

  /** For an account that is being opened: a person who may open no other, or who has one where the brand permits one. */
  async refusePerson(tx: Tx, memberId: string, index: string): Promise<void> {
    const other = await this.rows.byPerson(tx, { index, memberId, now: this.clock.now() });
    if (other && (!other.open || this.onePerPerson)) throw ExclusionErrors.PERSON_HAS_ACCOUNT();
  }

  /** For an open account that names its person: why it must be suspended until an operator reviews it. */
  async reasonToHold(tx: Tx, memberId: string, index: string): Promise<string | undefined> {
    const other = await this.rows.byPerson(tx, { index, memberId, now: this.clock.now() });
    if (!other) return undefined;
    if (!other.open) return `names the person of account ${other.memberId}, ${whyNot(other)}`;
    if (this.onePerPerson) throw ExclusionErrors.PERSON_HAS_ACCOUNT();
    return undefined;
  }

  /** For an open account that proves such a contact: it is suspended until an operator reviews it. */
  async hold(memberId: string, kind: string, value: string): Promise<void> {
    const other = await this.find(this.pool, memberId, kind, value);
    if (!other) return;
    await this.suspend(memberId, `proved the ${kind} of account ${other.memberId}, ${whyNot(other)}`);
  }

  async suspend(memberId: string, reason: string): Promise<never> {
    await this.statuses.hold(memberId, reason);
    throw AccountStatusErrors.ACCOUNT_SUSPENDED();
  }

  private get onePerPerson(): boolean {
    return this.config.oneAccountPer.includes('person');
  }

  /** Whether the browser belongs to such an owner; refused like a second account per browser. */
  ownsDevice(device: string): Promise<boolean> {
    return this.rows.isDeviceOfOne(device, this.clock.now());
  }

  private find(on: Tx | Pool, memberId: string, kind: string, value: string) {
    const blindIndex = this.personal.indexOf(kind, value);
    return this.rows.byContact(on, { kind, blindIndex, memberId, now: this.clock.now() });
  }
}

function whyNot({ excluded }: Pick<ExcludedAccount, 'excluded'>): string {
  return excluded ? 'whose member is self-excluded' : 'which is suspended or closed';
}
