import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { BankAccountResponse } from '../../bank-account/dto/bank-account.response.js';
import type { Payable } from '../account-payout.repository.js';

export class AccountPayoutResponse {
  @ApiProperty({ enum: ['OPEN', 'LOCKED', 'STOPPED'] })
  status!: Payable['status'];

  @ApiProperty({ description: 'whether the member cannot order a withdrawal' })
  isClosed!: boolean;

  @ApiProperty({ example: '250000.00' })
  payable!: string;

  @ApiProperty({ type: [BankAccountResponse] })
  accounts!: BankAccountResponse[];

  static of({ amount, ...payable }: Payable, accounts: BankAccountResponse[]): AccountPayoutResponse {
    return { ...payable, payable: formatMoney(amount), accounts };
  }
}
