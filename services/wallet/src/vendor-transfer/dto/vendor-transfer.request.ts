import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { Optional, OrNull } from '#libs/platform';
import { IsMoney } from '#libs/money';

/** `MAIN`, or the code of a vendor. */
const walletName = /^[A-Z0-9]{1,32}$/;

export class MerchantWalletQuery {
  /** Sent by clients and ignored: the brand is known without it. */
  @Optional()
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
  @OrNull()
  @Matches(walletName)
  vassalage?: string | null;
}
