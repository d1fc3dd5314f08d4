import { Inject, Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { type Pool, Transactions, type Tx } from '#libs/database';
import { identityChanged } from '#libs/events';
import type { Upload } from '#libs/files';
import { Outbox } from '#libs/messaging';
import { businessDay, CLOCK, CONFIG, newId, PlatformErrors, RateLimits, type Clock } from '#libs/platform';
import type { MemberConfig } from '../../member.config.js';
import { PersonalService } from '../personal/personal.service.js';
import { Sealing } from '../sealing/sealing.js';
import { DocumentStore } from './document-store.js';
import { IdentityErrors } from './identity.errors.js';
import { IdentityRepository, type IdentityCheck } from './identity.repository.js';
import {
  documentNumberOf,
  identityDocuments,
  levelOf,
  openStatuses,
  sidesOf,
  type IdentityDocument,
  type IdentityLevel,
} from './identity.rules.js';

export const personPurpose = 'identity-person';
const dayMs = 24 * 3_600_000;
const perMember = { name: 'identity:member', max: 10, windowMs: dayMs };

/** What is compared with the pictures. */
export interface CheckedPerson {
  payeeName: string;
  birthday: string;
  number: string;
}

export interface IdentityState {
  level: 0 | IdentityLevel;
  validUntil: string | null;
  /** The newest submission. */
  latest: IdentityCheck | undefined;
}

/** A member's side of the identity check, and the level that follows from all checks of a member. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly checks: IdentityRepository,
    private readonly documents: DocumentStore,
    private readonly personal: PersonalService,
    private readonly sealing: Sealing,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: MemberConfig,
  ) {}

  get today(): string {
    return businessDay(this.clock.now(), this.config.brandTimeZone);
  }

  async read(on: Tx | Pool, memberId: string): Promise<IdentityState> {
    const checks = await this.checks.ofMember(on, memberId);
    const level = levelOf(checks, this.today);
    const best = checks
      .filter((check) => check.level === level && levelOf([check], this.today) === level)
      .map(({ validUntil }) => validUntil!)
      .toSorted()
      .at(-1);
    return { level, validUntil: level === 0 ? null : (best ?? null), latest: checks[0] };
  }

  async submit(member: MemberPrincipal, { fields, files }: Upload): Promise<void> {
    const { memberId } = member;
    const level = levelIn(fields['level']);
    const document = documentIn(fields['document']);
    const number = documentNumberOf(fields['number'] ?? '');
    if (number === undefined) throw IdentityErrors.IDENTITY_NUMBER_INVALID();
    const sides = sidesOf(document, level);
    if (files.length !== sides.length) throw IdentityErrors.IDENTITY_PICTURES_MISSING({ sides });
    const { payeeName, birthday } = await this.personal.read(member);
    if (payeeName === undefined || birthday === undefined) throw IdentityErrors.IDENTITY_PERSON_MISSING();
    await this.transactions.run((tx) => this.checkNone(tx, memberId, level));
    if (!(await this.limits.take(perMember, memberId)))
      throw IdentityErrors.IDENTITY_TOO_MANY(undefined, dayMs / 1000);
    const id = newId();
    const at = this.clock.now();
    const person: CheckedPerson = { payeeName, birthday, number };
    const check: IdentityCheck = {
      ...{ id, memberId, level, document, status: 'SUBMITTED', submittedAt: at },
      personSealed: this.sealing.seal(personPurpose, id, JSON.stringify(person)),
      numberIndex: this.sealing.blindIndex('identity-number', `${document}:${number}`),
      ...{ reason: null, validUntil: null, claimedBy: null, claimedUntil: null },
      ...{ approvedBy: null, decidedBy: null, decidedAt: null },
    };
    const stored = await this.documents.put(id, sides, files);
    try {
      await this.transactions.run(async (tx) => {
        await this.checkNone(tx, memberId, level);
        await this.checks.insert(tx, check, stored);
        await this.checks.record(tx, id, { step: 'submit', actor: 'member', note: null, at });
      });
    } catch (error) {
      await this.documents.delete(stored);
      throw error;
    }
  }

  /** Publishes the level that holds now; the caller holds the member's lock. */
  async publish(tx: Tx, memberId: string): Promise<void> {
    const { level, validUntil } = await this.read(tx, memberId);
    const at = this.clock.now().toISOString();
    await this.outbox.add(tx, identityChanged, {
      memberId,
      level,
      ...(validUntil !== null && { validUntil }),
      at,
    });
  }

  /** Approved checks whose document ran out, each in a transaction of its own. */
  async expire(limit = 100): Promise<void> {
    for (const { id, memberId } of await this.checks.due(this.today, limit))
      await this.transactions.run(async (tx) => {
        await this.checks.lockMember(tx, memberId);
        const check = (await this.checks.find(tx, id))!;
        if (check.status !== 'APPROVED' || check.validUntil! >= this.today) return;
        await this.checks.update(tx, { ...check, status: 'EXPIRED' });
        await this.checks.record(tx, id, {
          step: 'expire',
          actor: 'system',
          note: null,
          at: this.clock.now(),
        });
        await this.publish(tx, memberId);
      });
  }

  private async checkNone(tx: Tx, memberId: string, level: IdentityLevel): Promise<void> {
    await this.checks.lockMember(tx, memberId);
    const state = await this.read(tx, memberId);
    if (state.latest && openStatuses.includes(state.latest.status))
      throw IdentityErrors.IDENTITY_CHECK_OPEN();
    if (state.level >= level) throw IdentityErrors.IDENTITY_LEVEL_HELD({ level: state.level });
  }
}

function levelIn(text: string | undefined): IdentityLevel {
  if (text === '1') return 1;
  if (text === '2') return 2;
  throw PlatformErrors.VALIDATION_FAILED({ fields: [{ field: 'level', rules: ['isIn'] }] });
}

function documentIn(text: string | undefined): IdentityDocument {
  const known = identityDocuments.find((document) => document === text);
  if (!known) throw PlatformErrors.VALIDATION_FAILED({ fields: [{ field: 'document', rules: ['isIn'] }] });
  return known;
}
