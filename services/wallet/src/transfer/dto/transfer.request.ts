import { IsIn, IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { IsMoney } from '#libs/money';
import { AboutAccount, positiveAmount, reference } from '../../ledger/dto/posting.request.js';

import { multiplierForm } from '../../rollover/dto/rollover.request.js';

/** `MAIN` or a vendor's code. */
const wallet = /^[A-Z0-9]{1,32}$/;
const directions = ['TO_VENDOR', 'FROM_VENDOR'] as const;

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
  @IsOptional()
  @Matches(multiplierForm)
  turnover?: string;

  @IsOptional()
  @IsString()
  @Length(1, 200)
  reason?: string;
}

export class VendorTransferRequest {
  @Matches(reference)
  externalId!: string;

  @IsUUID()
  memberId!: string;

  @Matches(wallet)
  vassalage!: string;

  @IsIn(directions)
  direction!: (typeof directions)[number];

  @Matches(positiveAmount)
  amount!: string;
}

export class RepaymentRequest extends AboutAccount {
  @Matches(positiveAmount)
  amount!: string;

  @IsOptional()
  @IsString()
  @Length(1, 200)
  reason?: string;
}

export class WalletTransferRequest {
  @Matches(wallet)
  from!: string;

  @Matches(wallet)
  to!: string;

  @IsMoney({ max: 999_999_999_999_999n })
  amount!: string;
}
