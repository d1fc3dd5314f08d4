import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, Matches } from 'class-validator';
import { ListOf } from '#libs/platform';
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
  @ArrayMinSize(1)
  @ArrayMaxSize(maxItems)
  @ListOf(() => SettlementItem)
  items!: SettlementItem[];
}

export class RoundTotalsRequest {
  @Matches(reference)
  roundId!: string;
}
