import { ApiProperty } from '@nestjs/swagger';

export class PointBalanceResponse {
  @ApiProperty({ description: 'Whole points; they never expire', example: 125 })
  balance: number;
}

export class PointConfigResponse {
  @ApiProperty({ description: 'Amount of valid bet for one point; "0.00" is off', example: '20000.00' })
  live: string;

  @ApiProperty({ example: '20000.00' })
  lott: string;

  @ApiProperty({ example: '20000.00' })
  pvp: string;

  @ApiProperty({ example: '10000.00' })
  rng: string;

  @ApiProperty({ example: '10000.00' })
  sports: string;

  @ApiProperty({ description: 'Amount deposited for one point', example: '0.00' })
  deposit: string;

  @ApiProperty({ description: 'Points for one unit of currency', example: 100 })
  redeem: number;
}
