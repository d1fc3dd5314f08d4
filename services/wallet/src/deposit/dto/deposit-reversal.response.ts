import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Deposit } from '../deposit.repository.js';
import { depositStatuses, type DepositStatus } from '../deposit.rules.js';

export class MemberDepositResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty({ example: 'BANK' })
  channel!: string;

  @ApiProperty({ enum: depositStatuses })
  status!: DepositStatus;

  @ApiProperty({ example: '500000.00' })
  amount!: string;

  @ApiProperty({ example: 'SV4K7Q2M9XPA' })
  transferCode!: string;

  @ApiProperty()
  createdAt!: string;

  static of({ id, channel, status, amount, creditedAmount, transferCode, createdAt }: Deposit) {
    return {
      ...{ id, channel, status, transferCode, amount: formatMoney(creditedAmount ?? amount) },
      createdAt: createdAt.toISOString(),
    };
  }
}
