import { IsIn, IsISO8601, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Optional, PageQuery } from '#libs/platform';
import { IsMoney } from '#libs/money';
import { depositChannels, type DepositChannelCode } from '../deposit-channel.rules.js';

export class CreateDepositRequest {
  @IsString()
  @Length(1, 32)
  channel!: string;

  @IsMoney()
  amount!: string;
}

export class DepositParams {
  @IsUUID()
  id!: string;
}

export class ReviewQuery extends PageQuery {
  /** The id of the review or of its order, the bank's transaction id, or a part of the transfer's content. */
  @Optional()
  @IsString()
  @MaxLength(120)
  search?: string;
}

export class DepositSearchQuery extends PageQuery {
  /** The id of the order or of its member, its transfer code, or the bank's transaction id. */
  @IsString()
  @Length(1, 120)
  search!: string;
}

const bankChannels = depositChannels.filter((channel) => channel !== 'USDT');

/** Arrival notice of a bank channel: money on our account. */
export class ArrivalRequest {
  @Matches(/^[\x21-\x7e]{1,64}$/)
  bankTxnId!: string;

  @IsIn(bankChannels)
  channel!: DepositChannelCode;

  @Matches(/^\d{4,19}$/)
  account!: string;

  /** Minor units. */
  @Matches(/^[1-9]\d{0,14}$/)
  amount!: string;

  @IsString()
  @Length(0, 500)
  content!: string;

  @IsISO8601({ strict: true })
  bookedAt!: string;
}

export class RefuseReviewRequest {
  @IsString()
  @Length(1, 500)
  reason!: string;
}

export class CreditReviewRequest extends RefuseReviewRequest {
  /** Required if the arrival has no order. */
  @Optional()
  @IsUUID()
  memberId?: string;
}
