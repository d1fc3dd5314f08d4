import { IsString, IsUUID, Length } from 'class-validator';
import { IsMoney } from '#libs/money';

export class AccountPayoutRequest {
  @IsUUID()
  accountId!: string;

  @IsMoney()
  amount!: string;

  @IsString()
  @Length(1, 500)
  reason!: string;
}
