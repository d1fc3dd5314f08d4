import { IsIn, IsISO8601, IsString, MaxLength } from 'class-validator';
import { directions, PageQuery, Optional, type Direction } from '#libs/platform';
import { accountStatuses, type AccountStatus } from '../../restriction/account-status.rules.js';
import { memberSorts, type MemberSort } from '../directory.rules.js';

export class DirectoryQuery extends PageQuery {
  /** An id, an e-mail address, a mobile number, or how the user name begins; everybody if empty. */
  @Optional()
  @IsString()
  @MaxLength(120)
  search?: string;

  @Optional()
  @IsIn(accountStatuses)
  status?: AccountStatus;

  /** Registered at this time or later. */
  @Optional()
  @IsISO8601({ strict: true })
  registeredFrom?: string;

  /** Registered before this time. */
  @Optional()
  @IsISO8601({ strict: true })
  registeredTo?: string;

  /** By registration if absent. Members without a login are the last of the newest logins. */
  @Optional()
  @IsIn(memberSorts)
  sort?: MemberSort;

  /** `desc` if absent. */
  @Optional()
  @IsIn(directions)
  direction?: Direction;
}
