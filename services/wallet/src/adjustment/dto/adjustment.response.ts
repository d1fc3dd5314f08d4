import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { adjustmentStatuses, type Adjustment, type AdjustmentStatus } from '../adjustment.repository.js';

export class AdjustmentAnswerResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: adjustmentStatuses })
  status!: AdjustmentStatus;
}

export class AdjustmentResponse extends AdjustmentAnswerResponse {
  @ApiProperty()
  memberId!: string;

  @ApiProperty({ example: '-50000.00' })
  amount!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty()
  requestedBy!: string;

  @ApiProperty()
  requestedAt!: string;

  @ApiProperty({ type: String, nullable: true })
  decidedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  decidedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  decision!: string | null;

  @ApiProperty({ type: String, nullable: true })
  postingId!: string | null;

  static of({ amount, requestedAt, decidedAt, ...adjustment }: Adjustment): AdjustmentResponse {
    return {
      ...adjustment,
      amount: formatMoney(amount),
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  }
}

export class AdjustmentPage extends PageResponse(AdjustmentResponse) {}
