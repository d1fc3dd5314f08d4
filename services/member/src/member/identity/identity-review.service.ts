import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CLOCK, PlatformErrors, type Clock } from '#libs/platform';
import { Sealing } from '../sealing/sealing.js';
import { DocumentStore } from './document-store.js';
import { IdentityErrors } from './identity.errors.js';
import { IdentityRepository, type IdentityCheck, type IdentityEvent } from './identity.repository.js';
import { openStatuses, type CheckStatus, type DocumentSide, type RejectionReason } from './identity.rules.js';
import { IdentityService, personPurpose, type CheckedPerson } from './identity.service.js';
import { watermarked } from './watermark.js';

const claimMs = 15 * 60_000;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

export interface IdentityCase {
  check: IdentityCheck;
  person: CheckedPerson;
  sides: DocumentSide[];
  events: IdentityEvent[];
  /** Other members who sent the same document. */
  sharedWith: number;
}

/** Two operators compare the pictures with the member's data; each look and each decision is on record. */
@Injectable()
export class IdentityReviewService {
  constructor(
    private readonly checks: IdentityRepository,
    private readonly documents: DocumentStore,
    private readonly identity: IdentityService,
    private readonly sealing: Sealing,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  queue(statuses: readonly CheckStatus[], pageNo: number, pageSize: number) {
    return this.checks.queue(statuses, pageSize, (pageNo - 1) * pageSize);
  }

  async find(id: string): Promise<IdentityCase> {
    const check = await this.known(id);
    const [documents, events, sharedWith] = await Promise.all([
      this.checks.documents(id),
      this.checks.events(id),
      this.checks.sharedWith(check),
    ]);
    const person = JSON.parse(this.sealing.open(personPurpose, id, check.personSealed)) as CheckedPerson;
    return { check, person, sides: documents.map(({ side }) => side), events, sharedWith };
  }

  /** Marked with who looks and when, so that a copy names its source. */
  async preview(id: string, side: DocumentSide, operatorId: string): Promise<Buffer> {
    await this.known(id);
    const document = await this.checks.document(id, side);
    if (!document) throw PlatformErrors.NOT_FOUND();
    const at = this.clock.now();
    const picture = await watermarked(await this.documents.get(id, document), [
      operatorId,
      at.toISOString().slice(0, 16).replace('T', ' '),
    ]);
    await this.transactions.run((tx) =>
      this.checks.record(tx, id, { step: 'view', actor: operatorId, note: side, at }),
    );
    return picture;
  }

  claim(id: string, operatorId: string): Promise<IdentityCheck> {
    return this.change(id, async (tx, check, at) => {
      if (check.claimedBy !== operatorId && isClaimed(check, at))
        throw IdentityErrors.IDENTITY_CHECK_CLAIMED();
      const claimedUntil = new Date(at.getTime() + claimMs);
      await this.checks.record(tx, id, { step: 'claim', actor: operatorId, note: null, at });
      return { ...check, status: 'IN_REVIEW', claimedBy: operatorId, claimedUntil };
    });
  }

  /** The first approval sets how long the document is valid; a second operator confirms it. */
  approve(id: string, operatorId: string, validUntil: string, note: string): Promise<IdentityCheck> {
    return this.change(id, async (tx, check, at) => {
      this.checkClaim(check, operatorId, at);
      if (!isDay(validUntil) || validUntil < this.identity.today)
        throw IdentityErrors.IDENTITY_VALIDITY_INVALID();
      const free = { claimedBy: null, claimedUntil: null };
      if (check.approvedBy === null) {
        await this.checks.record(tx, id, { step: 'approveFirst', actor: operatorId, note, at });
        return { ...check, ...free, approvedBy: operatorId, validUntil };
      }
      if (check.approvedBy === operatorId) throw IdentityErrors.IDENTITY_SECOND_PERSON();
      if (check.validUntil !== validUntil) throw IdentityErrors.IDENTITY_VALIDITY_INVALID();
      await this.checks.record(tx, id, { step: 'approve', actor: operatorId, note, at });
      return { ...check, ...free, status: 'APPROVED', decidedBy: operatorId, decidedAt: at };
    });
  }

  reject(id: string, operatorId: string, reason: RejectionReason, note: string): Promise<IdentityCheck> {
    return this.change(id, async (tx, check, at) => {
      this.checkClaim(check, operatorId, at);
      await this.checks.record(tx, id, { step: 'reject', actor: operatorId, note, at });
      const free = { claimedBy: null, claimedUntil: null };
      return { ...check, ...free, status: 'REJECTED', reason, decidedBy: operatorId, decidedAt: at };
    });
  }

  private async known(id: string): Promise<IdentityCheck> {
    const check = await this.checks.find(this.pool, id);
    if (!check) throw IdentityErrors.IDENTITY_CHECK_NOT_FOUND();
    return check;
  }

  private async change(
    id: string,
    next: (tx: Tx, check: IdentityCheck, at: Date) => Promise<IdentityCheck>,
  ): Promise<IdentityCheck> {
    const { memberId } = await this.known(id);
    return this.transactions.run(async (tx) => {
      await this.checks.lockMember(tx, memberId);
      const check = (await this.checks.find(tx, id))!;
      if (!openStatuses.includes(check.status))
        throw IdentityErrors.IDENTITY_CHECK_STATE({ status: check.status });
      const changed = await next(tx, check, this.clock.now());
      await this.checks.update(tx, changed);
      if (!openStatuses.includes(changed.status)) await this.identity.publish(tx, memberId);
      return changed;
    });
  }

  private checkClaim(check: IdentityCheck, operatorId: string, at: Date): void {
    if (!isClaimed(check, at) || check.claimedBy !== operatorId)
      throw IdentityErrors.IDENTITY_CHECK_NOT_CLAIMED();
  }
}

function isClaimed({ claimedUntil }: IdentityCheck, now: Date): boolean {
  return claimedUntil !== null && claimedUntil > now;
}

function isDay(text: string): boolean {
  return isoDay.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}
