import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsISO8601, IsUUID, Matches } from 'class-validator';
import { ListOf, Optional } from '#libs/platform';
import { TierRequest } from '../../contract/dto/contract.request.js';
import { contractTypes, type ContractType } from '../../terms/tier.rules.js';

export class SimulationRequest {
  @IsIn(contractTypes)
  type: ContractType;

  /** The party of the contract; by default the caller. */
  @Optional()
  @IsUUID()
  memberId?: string;

  @ApiProperty({ type: () => [TierRequest], minItems: 1, maxItems: 20 })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ListOf(() => TierRequest)
  tiers: TierRequest[];

  /** Days of the brand's calendar, both included, which are settled as one period. */
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  from: string;

  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  to: string;
}
