import { ApiProperty } from '@nestjs/swagger';
import { rateCategories, type RateChange } from '../rate.rules.js';

export class RateResponse {
  @ApiProperty({ enum: rateCategories })
  category: string;

  @ApiProperty({ description: 'Empty: every vendor without a rate of its own' })
  vassalage: string;

  @ApiProperty({ description: 'Empty: every brand without a rate of its own' })
  merchantCode: string;

  @ApiProperty({ example: 8000, description: 'Millionths of the valid bet' })
  ratePpm: number;

  @ApiProperty({ format: 'date-time' })
  validFrom: string;

  @ApiProperty({ type: String, nullable: true, description: 'The operator; null for the initial rates' })
  changedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static of({ validFrom, changedAt, ...change }: RateChange): RateResponse {
    return { ...change, validFrom: validFrom.toISOString(), changedAt: changedAt.toISOString() };
  }
}
