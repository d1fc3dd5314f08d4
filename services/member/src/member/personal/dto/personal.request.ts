import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';

export class ProfileChangeRequest {
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  nickname?: string;

  /** Set once, `YYYY-MM-DD`. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  birthday?: string;

  /** Set once; kept in upper case without accents. */
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(120)
  payeeName?: string;
}
