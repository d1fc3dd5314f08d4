import { IsIn, IsISO8601, IsString, Matches, MaxLength } from 'class-validator';
import { directions, PageQuery, Optional, type Direction } from '#libs/platform';
import { accountStatuses, type AccountStatus } from '../../restriction/account-status.rules.js';
import { memberSorts, type MemberSort } from '../directory.rules.js';

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ids = new RegExp(`^${id}(,${id}){0,99}$`, 'i');

export class DirectoryQuery extends PageQuery {
  /** An id, an e-mail address, a mobile number, the address or browser of a login, or how the user name begins. */
  @Optional()
  @IsString()
  @MaxLength(120)
  search?: string;

  /** Ids that other services found for the same search, up to a hundred, separated by commas; without a search unused. */
  @Optional()
  @Matches(ids)
  also?: string;

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
