import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import type { Deposit } from '../deposit.repository.js';
import { depositStatuses, type DepositStatus } from '../deposit.rules.js';

export class FoundDepositResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  memberId!: string;

  @ApiProperty({ example: 'BANK' })
  channel!: string;

  @ApiProperty({ enum: depositStatuses })
  status!: DepositStatus;

  @ApiProperty({ example: '500000.00' })
  amount!: string;

  @ApiProperty({ type: String, nullable: true, example: '500000.00' })
  creditedAmount!: string | null;

  @ApiProperty({ example: 'SV4K7Q2M9XPA' })
  transferCode!: string;

  /** Where the member was asked to pay to. */
  @ApiProperty({ example: 'Vietcombank 1023456789' })
  payee!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;

  static of(this: void, deposit: Deposit): FoundDepositResponse {
    const { id, memberId, channel, status, amount, creditedAmount, transferCode, payee } = deposit;
    return {
      ...{ id, memberId, channel, status, transferCode, amount: formatMoney(amount) },
      creditedAmount: creditedAmount === null ? null : formatMoney(creditedAmount),
      payee: `${payee.bankName} ${payee.accountNumber}`.trim(),
      createdAt: deposit.createdAt.toISOString(),
      expiresAt: deposit.expiresAt.toISOString(),
    };
  }
}

export class FoundDepositPage extends PageResponse(FoundDepositResponse) {}
