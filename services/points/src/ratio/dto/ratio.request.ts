import { IsIn, IsInt, IsISO8601, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { Optional } from '#libs/platform';
import { ratioTypes, type RatioType } from '../ratio.rules.js';

export class RatioRequest {
  @IsIn(ratioTypes)
  pointType: RatioType;

  /** Minor units for one point, 0 is off; for redeem: points for one unit of currency. */
  @Matches(/^(0|[1-9][0-9]{0,17})$/)
  ratio: string;

  /** Without it the ratio holds for every brand that has none of its own. */
  @Optional()
  @IsString()
  @MaxLength(64)
  merchantCode?: string;

  /** A minute from now by default, and at the earliest. */
  @Optional()
  @IsISO8601({ strict: true })
  validFrom?: string;

  /** How many ratios of just this type and brand were read, to come or past included. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version: number;

  @IsString()
  @Length(1, 500)
  reason: string;
}
