import { IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsMoney } from '#libs/money';

/** `MAIN`, or the code of a vendor. */
const walletName = /^[A-Z0-9]{1,32}$/;

export class MerchantWalletQuery {
  /** Sent by clients and ignored: the brand is known without it. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  merchantCode?: string;
}

export class WalletTransferRequest {
  @Matches(walletName)
  from!: string;

  @Matches(walletName)
  to!: string;

  @IsMoney()
  amount!: string;
}

export class AutomaticTransferRequest {
  @Matches(/^[\x21-\x7e]{1,100}$/)
  externalId!: string;

  @IsUUID()
  memberId!: string;

  /** Absent or null: the money is only collected. */
  @IsOptional()
  @Matches(walletName)
  vassalage?: string | null;
}
