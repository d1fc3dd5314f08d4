import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsUUID, Matches, Max, Min } from 'class-validator';
import { largestInteger, ListOf } from '#libs/platform';
import { ODDS_TYPES, type OddsType } from '../../sports-model/odds-type.js';
import type { MarketKind, Pick } from '../../sports-model/sports.types.js';
import type { LegBody, PlaceBetBody } from './sports.contract.js';

export const maxLegs = 8;

export class LegRequest implements LegBody {
  @IsInt()
  @Min(0)
  @Max(largestInteger)
  day!: number;

  @IsInt()
  @Min(0)
  @Max(100)
  match!: number;

  @IsIn(['1x2', 'win', 'ah', 'ou', 'fight'])
  market!: MarketKind;

  /** Quarters of a point. */
  @IsInt()
  @Min(-100)
  @Max(100)
  line!: number;

  @IsIn(['home', 'draw', 'away', 'over', 'under'])
  pick!: Pick;

  /** Decimal odds in hundredths, as they were shown. */
  @IsInt()
  @Min(101)
  @Max(100_000)
  odds!: number;
}

export class PlaceSportsBetRequest implements PlaceBetBody {
  @IsUUID()
  betId!: string;

  /** Minor units. */
  @Matches(/^[1-9]\d{0,14}$/)
  stake!: string;

  @IsIn(ODDS_TYPES)
  oddsType!: OddsType;

  @ArrayMinSize(1)
  @ArrayMaxSize(maxLegs)
  @ListOf(() => LegRequest)
  legs!: LegRequest[];
}
