import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import {
  approvalStatuses,
  type Approval,
  type ApprovalPolicy,
  type ApprovalStatus,
  type Values,
} from '../approval.rules.js';

const values = { type: 'object', additionalProperties: { type: 'string' } } as const;

export class ApprovalAnswerResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: approvalStatuses })
  status!: ApprovalStatus;
}

export class ApprovalResponse extends ApprovalAnswerResponse {
  @ApiProperty({ example: 'ADJUSTMENT' })
  kind!: string;

  @ApiProperty()
  subject!: string;

  @ApiProperty({ type: String, nullable: true })
  memberId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '-50000.00' })
  amount!: string | null;

  @ApiProperty(values)
  before!: Values;

  @ApiProperty(values)
  after!: Values;

  @ApiProperty()
  reason!: string;

  @ApiProperty()
  proposedBy!: string;

  @ApiProperty()
  proposedAt!: string;

  @ApiProperty()
  expiresAt!: string;

  @ApiProperty({ type: String, nullable: true })
  decidedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  decidedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: String, nullable: true })
  result!: string | null;

  static of({ amount, proposedAt, expiresAt, decidedAt, ...approval }: Approval): ApprovalResponse {
    return {
      ...approval,
      amount: amount === null ? null : formatMoney(amount),
      proposedAt: proposedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  }
}

export class ApprovalPage extends PageResponse(ApprovalResponse) {}

export class ApprovalPolicyResponse {
  @ApiProperty({ example: 'ADJUSTMENT' })
  kind!: string;

  @ApiProperty({ type: String, nullable: true, description: 'null where a second person is always needed' })
  secondFrom!: string | null;

  @ApiProperty({ type: 'integer' })
  validDays!: number;

  static of({ secondFrom, ...policy }: ApprovalPolicy): ApprovalPolicyResponse {
    return { ...policy, secondFrom: secondFrom === null ? null : formatMoney(secondFrom) };
  }
}
