import { IsString, IsUUID, Length, Matches } from 'class-validator';
import { Optional } from '#libs/platform';
import { positiveAmount, reference } from '../../ledger/dto/posting.request.js';
import { multiplierForm } from '../../rollover/dto/rollover.request.js';

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
