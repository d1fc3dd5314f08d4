import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Optional } from '#libs/platform';

export class ProfileChangeRequest {
  @Optional()
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  nickname?: string;

  /** Set once, `YYYY-MM-DD`. */
  @Optional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  birthday?: string;

  /** Set once; kept in upper case without accents. */
  @Optional()
  @IsString()
  @MinLength(1)
  @MaxLength(120)
  payeeName?: string;
}
