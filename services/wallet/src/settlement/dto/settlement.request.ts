import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn } from 'class-validator';
import { ListOf } from '#libs/platform';
import { MoveRequest } from '../../ledger/dto/posting.request.js';
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
