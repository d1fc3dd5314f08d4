import { ApiProperty } from '@nestjs/swagger';

export class WalletTransferResponse {
  @ApiProperty({ example: 'MAIN' })
  from!: string;

  @ApiProperty({ example: 'SENG' })
  to!: string;

  @ApiProperty({ example: '100000.00' })
  amount!: string;

  /** Of the main wallet, after it. */
  @ApiProperty({ example: '1150000.00' })
  balance!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty()
  currency!: string;
}
