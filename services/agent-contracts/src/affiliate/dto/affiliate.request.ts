import { IsString, Length, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

export class AffiliateQuery {
  @IsString()
  @Length(1, 64)
  code: string;

  /** The site's host, as the client sees it. */
  @Optional()
  @IsString()
  @MaxLength(253)
  domain?: string;
}
