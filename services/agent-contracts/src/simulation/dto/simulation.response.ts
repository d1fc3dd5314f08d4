import { ApiProperty } from '@nestjs/swagger';

export class SimulationResponse {
  @ApiProperty()
  teamBet!: string;

  @ApiProperty({ description: 'what the team lost: bets less payouts, cashback and bonuses' })
  netLoss!: string;

  @ApiProperty()
  activeMembers!: number;

  @ApiProperty({ description: 'counted from 1; 0 when no tier is reached' })
  tier!: number;

  @ApiProperty({ description: 'millionths' })
  rate!: number;

  @ApiProperty()
  gross!: string;

  @ApiProperty({ description: 'what contracts directly below would take off' })
  lowerTotal!: string;

  @ApiProperty()
  net!: string;
}
