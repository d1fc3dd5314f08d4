import { IsIn, IsString, Length, Matches } from 'class-validator';
import { accountStatuses, type AccountStatus } from '../account-status.rules.js';

export class AccountStatusRequest {
  @IsIn(accountStatuses)
  status: AccountStatus;

  /** The reason, for operators; members do not see it. */
  @IsString()
  @Length(1, 500)
  @Matches(/\S/)
  reason: string;
}
