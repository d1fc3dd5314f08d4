import { IsIn, IsInt, IsString, IsUrl, Matches, Max, MaxLength, Min } from 'class-validator';
import { Optional } from '#libs/platform';

const vendorForm = /^[A-Z0-9]{1,32}$/;
const idForm = /^[\w.:-]{1,80}$/;
/** Minor units, more than nothing. */
const amountForm = /^[1-9]\d{0,14}$/;

class AboutVendor {
  @Matches(vendorForm) vassalage!: string;
}

class AboutPlayer extends AboutVendor {
  @Matches(/^[\w-]{1,64}$/) playerRef!: string;
}

export class WalletPlayerRequest extends AboutPlayer {
  @Matches(/^[A-Z]{3,5}$/) currency!: string;
}

export class WalletBalanceRequest extends AboutPlayer {}

export class WalletKickRequest extends AboutPlayer {}

export class WalletTransferRequest extends AboutPlayer {
  @Matches(idForm) transferId!: string;
  @IsIn(['IN', 'OUT']) direction!: 'IN' | 'OUT';
  @IsString() @Matches(amountForm) amount!: string;
}

export class WalletTransferStatusRequest extends AboutPlayer {
  @Matches(idForm) transferId!: string;
}

export class WalletLaunchRequest extends AboutPlayer {
  @Matches(idForm) gameId!: string;
  @Matches(/^[a-z]{2}$/) language!: string;
  /** Origin of the page that frames the game. */
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true }) parent!: string;
}

export class WalletHistoryRequest extends AboutVendor {
  /** Empty for the beginning. */
  @IsString() @MaxLength(40) @Matches(/^\d*$/) cursor!: string;
  @Optional() @IsInt() @Min(1) @Max(500) limit?: number;
}

export class OpenDiceRequest {
  @Matches(/^[\w-]{20,64}$/) ticket!: string;
}

export class DiceBetRequest {
  @Matches(/^[0-9a-f-]{36}$/) clientBetId!: string;
  @IsIn(['BIG', 'SMALL']) side!: 'BIG' | 'SMALL';
  @Matches(amountForm) stake!: string;
}
