import { IsString, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

export class SystemStatusQuery {
  /** The host that the page was loaded from. */
  @Optional()
  @IsString()
  @MaxLength(300)
  url?: string;
}
