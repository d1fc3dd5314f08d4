import { IsString, MaxLength } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';

export class DirectoryQuery extends PageQuery {
  /** An id, an e-mail address, a mobile number, or how the user name begins; everybody if empty. */
  @Optional()
  @IsString()
  @MaxLength(120)
  search?: string;
}
