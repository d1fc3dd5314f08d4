import { IsString, IsUUID, Length, Matches } from 'class-validator';
import { Optional } from '#libs/platform';
import { positiveAmount, reference } from '../../ledger/dto/posting.request.js';

/** Up to four decimals: `1`, `7.5`. */
const multiplierForm = /^(0|[1-9]\d{0,3})(\.\d{1,4})?$/;

/** Real money only. */
export class MemberTransferRequest {
  @Matches(reference)
  externalId!: string;

  @IsUUID()
  fromMemberId!: string;

  @IsUUID()
  toMemberId!: string;

  @Matches(positiveAmount)
  amount!: string;

  /** Turnover required of the receiver, as a multiple of the amount; by default 1. */
  @Optional()
  @Matches(multiplierForm)
  turnover?: string;

  @Optional()
  @IsString()
  @Length(1, 200)
  reason?: string;
}
