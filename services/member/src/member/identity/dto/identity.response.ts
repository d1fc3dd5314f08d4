import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import type { IdentityCase } from '../identity-review.service.js';
import type { IdentityCheck, IdentityEvent } from '../identity.repository.js';
import {
  checkStatuses,
  documentSides,
  identityDocuments,
  rejectionReasons,
  type CheckStatus,
  type DocumentSide,
  type IdentityDocument,
  type RejectionReason,
} from '../identity.rules.js';
import type { IdentityState } from '../identity.service.js';

const levels = { enum: [0, 1, 2], description: '0: not verified, 1: document, 2: document and face' };

export class IdentityResponse {
  @ApiProperty({ enum: ['NONE', ...checkStatuses], description: 'of the newest submission' })
  status!: 'NONE' | CheckStatus;

  @ApiProperty(levels)
  level!: number;

  /** The last day on which the level holds. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  validUntil!: string | null;

  /** The level that was submitted last. */
  @ApiProperty({ type: Number, nullable: true, enum: [1, 2] })
  submittedLevel!: number | null;

  @ApiProperty({ type: String, nullable: true, enum: rejectionReasons })
  reason!: RejectionReason | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  submittedAt!: string | null;

  static of({ level, validUntil, latest }: IdentityState): IdentityResponse {
    return {
      ...{ status: latest?.status ?? 'NONE', level, validUntil },
      submittedLevel: latest?.level ?? null,
      reason: latest?.status === 'REJECTED' ? latest.reason : null,
      submittedAt: latest?.submittedAt.toISOString() ?? null,
    };
  }
}

export class IdentityCheckResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  memberId!: string;

  @ApiProperty({ enum: [1, 2] })
  level!: number;

  @ApiProperty({ enum: identityDocuments })
  document!: IdentityDocument;

  @ApiProperty({ enum: checkStatuses })
  status!: CheckStatus;

  @ApiProperty({ type: String, nullable: true, enum: rejectionReasons })
  reason!: RejectionReason | null;

  /** Set by the first approval. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  validUntil!: string | null;

  /** The operator of the first approval: another one has to follow. */
  @ApiProperty({ type: String, nullable: true })
  approvedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  claimedBy!: string | null;

  @ApiProperty({ format: 'date-time' })
  submittedAt!: string;

  static of(check: IdentityCheck): IdentityCheckResponse {
    const { id, memberId, level, document, status, reason, validUntil, approvedBy, claimedBy } = check;
    return {
      ...{ id, memberId, level, document, status, reason, validUntil, approvedBy, claimedBy },
      submittedAt: check.submittedAt.toISOString(),
    };
  }
}

export class IdentityCheckPage extends PageResponse(IdentityCheckResponse) {}

export class IdentityEventResponse {
  @ApiProperty({ enum: ['submit', 'view', 'claim', 'approveFirst', 'approve', 'reject', 'expire'] })
  step!: string;

  @ApiProperty()
  actor!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of({ step, actor, note, at }: IdentityEvent): IdentityEventResponse {
    return { step, actor, note, at: at.toISOString() };
  }
}

export class IdentityCaseResponse extends IdentityCheckResponse {
  @ApiProperty({ description: 'upper case, no accents' })
  payeeName!: string;

  @ApiProperty({ format: 'date' })
  birthday!: string;

  @ApiProperty({ description: 'number of the document' })
  number!: string;

  @ApiProperty({ enum: documentSides, isArray: true })
  sides!: DocumentSide[];

  @ApiProperty({ type: 'integer', description: 'other members who sent the same document' })
  sharedWith!: number;

  @ApiProperty({ type: [IdentityEventResponse] })
  events!: IdentityEventResponse[];

  static caseOf({ check, person, sides, sharedWith, events }: IdentityCase): IdentityCaseResponse {
    return {
      ...IdentityCheckResponse.of(check),
      ...{ payeeName: person.payeeName, birthday: person.birthday, number: person.number },
      ...{ sides, sharedWith, events: events.map(IdentityEventResponse.of) },
    };
  }
}
