import { IsIn, IsInt, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { IsMoney } from '#libs/money';
import { Optional, OrNull, PageQuery } from '#libs/platform';
import { approvalStatuses, type ApprovalStatus } from '../approval.rules.js';

export class ApprovalParams {
  @IsUUID()
  id!: string;
}

export class ApprovalQuery extends PageQuery {
  /** By default what waits for a second person. */
  @Optional()
  @IsIn(approvalStatuses)
  status?: ApprovalStatus;

  /** By default every kind that the operator decides on. */
  @Optional()
  @Matches(/^[A-Z_]{1,40}$/)
  kind?: string;
}

export class ApprovalDecisionRequest {
  @IsString()
  @Length(1, 500)
  note!: string;
}

export class PolicyParams {
  @Matches(/^[A-Z_]{1,40}$/)
  kind!: string;
}

export class PolicyRequest {
  /** From this amount on; null where it is always needed. */
  @OrNull()
  @IsMoney()
  secondFrom!: string | null;

  @IsInt()
  @Min(1)
  @Max(30)
  validDays!: number;

  @IsString()
  @Length(1, 500)
  reason!: string;
}
