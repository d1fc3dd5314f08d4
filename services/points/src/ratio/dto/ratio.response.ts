import { ApiProperty } from '@nestjs/swagger';
import { ratioTypes, type RatioChange } from '../ratio.rules.js';

export class RatioResponse {
  @ApiProperty({ enum: ratioTypes })
  pointType: string;

  @ApiProperty({ description: 'Empty: every brand without a ratio of its own' })
  merchantCode: string;

  @ApiProperty({
    example: '1000000',
    description: 'Minor units for one point; for redeem: points for one unit',
  })
  ratio: string;

  @ApiProperty({ format: 'date-time' })
  validFrom: string;

  @ApiProperty({ type: String, nullable: true, description: 'The operator; null for the initial ratios' })
  changedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static of(change: RatioChange): RatioResponse {
    return {
      pointType: change.type,
      merchantCode: change.merchantCode,
      ratio: change.ratio.toString(),
      validFrom: change.validFrom.toISOString(),
      changedBy: change.changedBy,
      changedAt: change.changedAt.toISOString(),
    };
  }
}
