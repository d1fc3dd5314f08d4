import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsUUID, Matches, ValidateNested } from 'class-validator';
import type { PlaceBetsBody, PlacedBet } from './table.contract.js';

export class PlacedBetRequest implements PlacedBet {
  @Matches(/^[a-z0-9-]{1,20}$/)
  spot!: string;

  /** Minor units. */
  @Matches(/^[1-9]\d{0,14}$/)
  stake!: string;
}

export class PlaceBetsRequest implements PlaceBetsBody {
  @IsUUID()
  roundId!: string;

  @IsUUID()
  slipId!: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PlacedBetRequest)
  bets!: PlacedBetRequest[];
}

export class SeatQuery {
  @IsUUID()
  roundId!: string;
}
