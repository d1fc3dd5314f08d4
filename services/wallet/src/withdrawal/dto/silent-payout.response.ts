import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import {
  payoutAnswers,
  proposals,
  type PayoutAnswer,
  type PayoutProposal,
  type SilentPayout,
} from '../payout-query.repository.js';
import { queryResults, type QueryResult } from '../payout-query.service.js';
import type { SilentAnswer } from '../silent-payout.service.js';

export class SilentPayoutResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  withdrawalId!: string;

  @ApiProperty()
  memberId!: string;

  @ApiProperty({ example: 'BANK' })
  channel!: string;

  @ApiProperty({ example: '500000.00' })
  amount!: string;

  @ApiProperty({ example: '0.00' })
  paid!: string;

  /** When the channel accepted the payment. */
  @ApiProperty()
  since!: string;

  @ApiProperty({ type: 'integer' })
  attempts!: number;

  @ApiProperty({ enum: payoutAnswers, nullable: true })
  answer!: PayoutAnswer | null;

  @ApiProperty({ enum: proposals, nullable: true })
  proposal!: PayoutProposal | null;

  @ApiProperty({ type: String, nullable: true })
  reference!: string | null;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ type: String, nullable: true })
  proposedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  proposedAt!: string | null;

  static of(payout: SilentPayout): SilentPayoutResponse {
    const { payoutId, withdrawalId, memberId, channel, amount, paid, since, attempts, answer } = payout;
    const { proposal, reference, note, proposedBy, proposedAt } = payout;
    return {
      ...{ id: payoutId, withdrawalId, memberId, channel, attempts, answer },
      ...{ amount: formatMoney(amount), paid: formatMoney(paid), since: since.toISOString() },
      ...{ proposal, reference, note, proposedBy, proposedAt: proposedAt?.toISOString() ?? null },
    };
  }
}

export class SilentPayoutPage extends PageResponse(SilentPayoutResponse) {}

export class SilentPayoutAnswerResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ enum: ['WAITING', 'QUEUED', 'ENDED'] })
  state!: SilentAnswer['state'];

  @ApiProperty({ enum: proposals, nullable: true })
  proposal!: PayoutProposal | null;
}

export class PayoutQueryResponse {
  @ApiProperty()
  id!: string;

  /** `ENDED`: the payment was paid or failed, and stands in the queue no more. */
  @ApiProperty({ enum: queryResults })
  result!: QueryResult;
}
