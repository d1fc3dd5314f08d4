import { IsIn, IsString, IsUUID, Length, Matches } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';
import { adjustmentStatuses, type AdjustmentStatus } from '../adjustment.repository.js';

export class AdjustmentParams {
  @IsUUID()
  id!: string;
}

export class AdjustmentQuery extends PageQuery {
  /** By default what waits for a second person. */
  @Optional()
  @IsIn(adjustmentStatuses)
  status?: AdjustmentStatus;
}

export class AdjustmentRequest {
  @IsUUID()
  memberId!: string;

  /** What the member gains; with a minus what is taken. */
  @Matches(/^-?(0|[1-9]\d{0,11})\.\d{2}$/)
  amount!: string;

  @IsString()
  @Length(1, 500)
  reason!: string;
}

export class AdjustmentDecisionRequest {
  @IsString()
  @Length(1, 500)
  note!: string;
}
