import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Collected, MemberWallet } from '../member-wallets.service.js';
import type { Transfer, TransferStatus } from '../vendor-transfer.repository.js';

export class MerchantWalletResponse {
  /** One wallet for all vendors. */
  @ApiProperty()
  isSingle!: boolean;
}

export class VendorWalletResponse {
  @ApiProperty()
  vassalage!: string;

  @ApiProperty()
  displayName!: string;

  /** Money can leave it, and none can go there. */
  @ApiProperty()
  maintenance!: boolean;

  /** Null where the vendor does not answer. */
  @ApiProperty({ type: String, nullable: true })
  balance!: string | null;

  static of({ vassalage, displayName, maintenance, balance }: MemberWallet): VendorWalletResponse {
    return { vassalage, displayName, maintenance, balance: balance === null ? null : formatMoney(balance) };
  }
}

export class MemberWalletsResponse {
  /** Available in the main wallet. */
  @ApiProperty()
  main!: string;

  @ApiProperty({ type: [VendorWalletResponse] })
  vendors!: VendorWalletResponse[];

  /** False if the vendors could not be named now. */
  @ApiProperty()
  isComplete!: boolean;

  @ApiProperty()
  currency!: string;
}

export class WalletTransferResponse {
  @ApiProperty()
  id!: string;

  /** OPEN: the vendor has not answered; it is asked until it does. */
  @ApiProperty({ enum: ['OPEN', 'DONE', 'REFUSED'] })
  status!: TransferStatus;

  @ApiProperty({ type: String, nullable: true })
  code!: string | null;

  @ApiProperty()
  amount!: string;

  static of({ id, status, code, amount }: Transfer): WalletTransferResponse {
    return { id, status, code, amount: formatMoney(amount) };
  }
}

export class CollectionResponse {
  /** PARTIAL: a vendor did not answer or refused. */
  @ApiProperty({ enum: ['DONE', 'PARTIAL'] })
  outcome!: Collected['outcome'];

  @ApiProperty()
  moved!: string;
}
