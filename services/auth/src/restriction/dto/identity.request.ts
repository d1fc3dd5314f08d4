import { IsISO8601, IsOptional, IsString, Length, Matches } from 'class-validator';

export class IdentityRequest {
  /** In the form that member stores: capitals without accents. */
  @IsOptional()
  @IsString()
  @Length(2, 60)
  @Matches(/^[A-Z]+( [A-Z]+)*$/)
  payeeName?: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  birthday?: string;
}
