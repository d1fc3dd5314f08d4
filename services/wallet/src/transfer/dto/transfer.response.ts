import { ApiProperty } from '@nestjs/swagger';

export class WalletTransferResponse {
  @ApiProperty({ example: 'MAIN' })
  from!: string;

  @ApiProperty({ example: 'SENG' })
  to!: string;

  @ApiProperty({ example: '100000.00' })
  amount!: string;

  /** Balance of the main wallet after the transfer. */
  @ApiProperty({ example: '1150000.00' })
  balance!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty()
  currency!: string;
}
