import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

export class AffiliateQuery {
  @IsString()
  @Length(1, 64)
  code: string;

  /** The site's host, as the client sees it. */
  @IsOptional()
  @IsString()
  @MaxLength(253)
  domain?: string;
}
