import { ApiProperty } from '@nestjs/swagger';

export class UsdtTransferResponse {
  @ApiProperty({ enum: ['UNCONFIRMED', 'MATCHED', 'REVIEW'] })
  outcome!: string;

  @ApiProperty({ type: String, nullable: true })
  depositId!: string | null;
}
