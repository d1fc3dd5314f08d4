import { IsIn, IsUUID, Matches } from 'class-validator';

export class VendorWalletParams {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
}

export class VendorBalanceRequest {
  @IsUUID() memberId!: string;
}

export class VendorTransferRequest extends VendorBalanceRequest {
  @IsUUID() transferId!: string;
  @IsIn(['IN', 'OUT']) direction!: 'IN' | 'OUT';
  /** Minor units. */
  @Matches(/^[1-9]\d{0,14}$/) amount!: string;
}
