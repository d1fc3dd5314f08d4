import { ApiProperty } from '@nestjs/swagger';
import type { ValidBetSettings } from '../../round/valid-bet.rules.js';

export class ValidBetSettingsResponse {
  @ApiProperty({ type: String })
  minimumOdds!: string;
  @ApiProperty({ type: 'integer' })
  maximumCoverPpm!: number;
  @ApiProperty({ enum: ['NET', 'ZERO'] })
  bothSidesMode!: ValidBetSettings['bothSidesMode'];
  @ApiProperty({ enum: ['RESULT', 'AT_RISK'] })
  sportsMode!: ValidBetSettings['sportsMode'];
  @ApiProperty({ type: 'integer', description: '0 for the defaults' })
  version!: number;
}
