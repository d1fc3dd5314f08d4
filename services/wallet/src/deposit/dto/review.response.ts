import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Page } from '#libs/platform';
import { depositChannels, type DepositChannelCode } from '../deposit-channel.rules.js';
import { reviewReasons } from '../deposit.rules.js';
import type { Review } from '../review.repository.js';

export class ReviewResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: reviewReasons })
  reason!: string;

  @ApiProperty()
  bankTxnId!: string;

  @ApiProperty({ enum: depositChannels })
  channel!: DepositChannelCode;

  @ApiProperty()
  account!: string;

  /** Amount that arrived. */
  @ApiProperty()
  amount!: string;

  @ApiProperty()
  content!: string;

  @ApiProperty()
  arrivedAt!: string;

  @ApiProperty({ type: String, nullable: true })
  depositId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  memberId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  orderedAmount!: string | null;

  @ApiProperty()
  createdAt!: string;

  static of(review: Review): ReviewResponse {
    return {
      id: review.id,
      reason: review.reason,
      bankTxnId: review.bankTxnId,
      channel: review.channel,
      account: review.account,
      amount: formatMoney(review.amount),
      content: review.content,
      arrivedAt: review.arrivedAt.toISOString(),
      depositId: review.depositId,
      memberId: review.memberId,
      orderedAmount: review.orderedAmount === null ? null : formatMoney(review.orderedAmount),
      createdAt: review.createdAt.toISOString(),
    };
  }
}

export class ReviewPage implements Page<ReviewResponse> {
  @ApiProperty({ type: [ReviewResponse] })
  list!: ReviewResponse[];

  @ApiProperty()
  pageNum!: number;

  @ApiProperty()
  totalPages!: number;

  @ApiProperty()
  totalCount!: number;
}

export class ReviewDecisionResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: ['CREDITED', 'REFUSED'] })
  status!: string;

  @ApiProperty({ type: String, nullable: true })
  postingId!: string | null;
}
