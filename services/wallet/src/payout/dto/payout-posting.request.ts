import { IsBoolean, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Optional } from '#libs/platform';
import { positiveAmount, reference } from '../../ledger/dto/posting.request.js';

const amountOrZero = /^(0|[1-9]\d{0,14})$/;

/** Real money only: play money never leaves. */
export class WithdrawalHoldRequest {
  @IsUUID()
  memberId!: string;

  @Matches(reference)
  externalId!: string;

  @Matches(positiveAmount)
  amount!: string;

  /** Payout channel: `channel:<name>` in the chart of accounts. */
  @Matches(/^[A-Z][A-Z0-9_]{0,31}$/)
  channel!: string;

  @Optional()
  @IsString()
  @Length(1, 200)
  reason?: string;
}

export class PayoutRequest {
  @Matches(reference)
  externalId!: string;

  /** Minor units that the channel has paid out. */
  @Matches(positiveAmount)
  amount!: string;

  /** Minor units that the member pays for it, out of the hold. */
  @Optional()
  @Matches(amountOrZero)
  fee: string = '0';

  /** False if further payouts of this hold follow; true frees the rest. */
  @IsBoolean()
  final!: boolean;
}

export class PayoutReturnRequest {
  @Matches(reference)
  externalId!: string;

  /** Key under which the payout was confirmed. */
  @Matches(reference)
  payoutExternalId!: string;

  /** By default all that has not come back yet. */
  @Optional()
  @Matches(positiveAmount)
  amount?: string;

  @Optional()
  @IsString()
  @Length(1, 200)
  reason?: string;
}
