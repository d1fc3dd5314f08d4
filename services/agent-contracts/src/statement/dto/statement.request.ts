import { IsBoolean, IsIn, IsISO8601, IsString, IsUUID, Length, Matches } from 'class-validator';
import { IsMoney } from '#libs/money';
import { PageQuery, Optional } from '#libs/platform';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export class BillQuery extends PageQuery {
  @IsIn(['DIVIDEND', 'DAILY', 'HOURLY'])
  type: 'DIVIDEND' | 'DAILY' | 'HOURLY';
}

export class IdParameter {
  @IsUUID()
  id: string;
}

export class IncomeQuery {
  @Matches(day)
  @IsISO8601({ strict: true })
  from: string;

  @Matches(day)
  @IsISO8601({ strict: true })
  to: string;
}

export class HoldRequest {
  @IsBoolean()
  held: boolean;
}

export class ReleaseRequest {
  @IsString()
  @Length(1, 500)
  reason: string;
}

export class AdjustmentRequest {
  @IsMoney()
  amount: string;

  @IsString()
  @Length(3, 300)
  reason: string;
}

export class AdjustmentQuery {
  @Optional()
  @IsIn(['PROPOSED', 'APPROVED', 'REFUSED'])
  status?: 'PROPOSED' | 'APPROVED' | 'REFUSED';
}

export class AdjustmentDecisionRequest {
  @IsBoolean()
  approved: boolean;
}
