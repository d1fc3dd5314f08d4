import { IsISO8601, IsString, Length, Matches } from 'class-validator';
import { Optional } from '#libs/platform';

export class IdentityRequest {
  /** In the form that member stores: capitals without accents. */
  @Optional()
  @IsString()
  @Length(2, 60)
  @Matches(/^[A-Z]+( [A-Z]+)*$/)
  payeeName?: string;

  @Optional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  birthday?: string;
}
