import { IsISO8601, IsString, IsUUID, Length, Matches } from 'class-validator';
import { IsMoney } from '#libs/money';
import { PageQuery, Optional } from '#libs/platform';

export class UpTransferRequest {
  @IsMoney({ min: 1n })
  amount: string;

  @Optional()
  @IsString()
  @Length(1, 100)
  note?: string;
}

export class DownTransferRequest extends UpTransferRequest {
  @IsUUID()
  memberId: string;
}

export class OpsTransferQuery extends PageQuery {
  /** Days of the brand's calendar, both included. */
  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  from: string;

  @IsISO8601({ strict: true })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  to: string;

  @Optional()
  @Matches(/^[A-Za-z0-9._-]{1,64}$/)
  account?: string;
}
