import { IsIn, IsInt, IsISO8601, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { Optional } from '#libs/platform';
import type { BetCategory } from '#libs/events';
import { rateCategories } from '../rate.rules.js';

export class RateRequest {
  @IsIn(rateCategories)
  category: BetCategory;

  /** Millionths of the valid bet. */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  ratePpm: number;

  /** Without it the rate holds for every vendor that has none of its own. */
  @Optional()
  @IsString()
  @MaxLength(32)
  vassalage?: string;

  /** Without it the rate holds for every brand that has none of its own. */
  @Optional()
  @IsString()
  @MaxLength(64)
  merchantCode?: string;

  /** A minute from now by default, and at the earliest. */
  @Optional()
  @IsISO8601({ strict: true })
  validFrom?: string;

  /** How many rates of just this category, vendor and brand were read, to come or past included. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version: number;

  @IsString()
  @Length(1, 500)
  reason: string;
}
