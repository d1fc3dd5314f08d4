import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, Matches, ValidateNested } from 'class-validator';
import { MoveRequest, reference } from '../../ledger/dto/posting.request.js';
import { settlementKinds, type SettlementKind } from '../settlement.rules.js';

export const maxItems = 1_024;

export class SettlementItem extends MoveRequest {
  @ApiProperty({ enum: settlementKinds })
  @IsIn(settlementKinds)
  kind!: SettlementKind;
}

export class SettlementRequest {
  @ApiProperty({ type: [SettlementItem], maxItems })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxItems)
  @ValidateNested({ each: true })
  @Type(() => SettlementItem)
  items!: SettlementItem[];
}

export class RoundTotalsRequest {
  @Matches(reference)
  roundId!: string;
}
