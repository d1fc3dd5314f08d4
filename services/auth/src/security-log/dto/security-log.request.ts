import { IsIn, IsIP, IsString, IsUUID, Matches, MaxLength, ValidateIf } from 'class-validator';
import { directions, PageQuery, Optional, type Direction } from '#libs/platform';

export class SecurityLogQuery extends PageQuery {
  /** The account concerned. */
  @Optional()
  @IsUUID()
  memberId?: string;

  /** Calls by this operator. */
  @Optional()
  @IsUUID()
  operatorId?: string;

  @Optional()
  @IsIn(['guest', 'member', 'operator'])
  actor?: 'guest' | 'member' | 'operator';

  /** `ok`, or the code of a refusal. */
  @Optional()
  @Matches(/^(ok|[A-Z][A-Z0-9_]{1,60})$/)
  outcome?: string;

  @Optional()
  @IsIn(['at'])
  sort?: 'at';

  /** `desc`, the newest first, if absent. */
  @Optional()
  @IsIn(directions)
  direction?: Direction;
}

/** A call of a guest or member that was refused, as the gateway reports it. */
export class RefusedCallRequest {
  @Optional()
  @IsUUID()
  memberId?: string;

  @IsString()
  @MaxLength(200)
  call: string;

  @Matches(/^[A-Z][A-Z0-9_]{1,60}$/)
  outcome: string;

  @IsIP()
  ip: string;

  @IsString()
  @MaxLength(256)
  agent: string;
}

const isOwnOrNamed = ({ operatorId, memberId }: ReportedCallRequest): boolean =>
  operatorId === undefined || memberId !== undefined;

/** A call to another service, as the gateway reports it: an operator's, or a member's own. */
export class ReportedCallRequest {
  @Optional()
  @IsUUID()
  operatorId?: string;

  /** The account concerned; of a call without an operator, the one who acted. */
  @ValidateIf(isOwnOrNamed)
  @IsUUID()
  memberId?: string;

  @IsString()
  @MaxLength(200)
  call: string;

  @Matches(/^(ok|[A-Z][A-Z0-9_]{1,60})$/)
  outcome: string;

  @IsIP()
  ip: string;

  @IsString()
  @MaxLength(256)
  agent: string;
}
