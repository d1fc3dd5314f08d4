import { ArrayMaxSize, ArrayMinSize, IsUUID, Matches } from 'class-validator';
import { ListOf } from '#libs/platform';
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

  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ListOf(() => PlacedBetRequest)
  bets!: PlacedBetRequest[];
}

export class SeatQuery {
  @IsUUID()
  roundId!: string;
}
