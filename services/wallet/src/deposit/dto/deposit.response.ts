import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Page } from '#libs/platform';
import type { Deposit } from '../deposit.repository.js';
import { formatUsdt } from '../usdt.rules.js';
import { depositStatuses, type DepositStatus } from '../deposit.rules.js';

export class DepositChannelResponse {
  @ApiProperty({ example: 'BANK' })
  channel!: string;

  @ApiProperty({ example: '50000.00' })
  min!: string;

  @ApiProperty({ example: '499999999.00' })
  max!: string;

  @ApiProperty({ type: [String] })
  presets!: string[];

  @ApiProperty({ example: 'VND' })
  currency!: string;
}

export class PayeeResponse {
  @ApiProperty()
  bankBin!: string;

  @ApiProperty()
  bankName!: string;

  @ApiProperty()
  accountNumber!: string;

  @ApiProperty()
  accountName!: string;
}

export class UsdtQuoteResponse {
  /** What to pay, in USDT. */
  @ApiProperty({ example: '19.13' })
  amount!: string;

  /** For one USDT. */
  @ApiProperty({ example: '26150.00' })
  rate!: string;

  @ApiProperty()
  confirmations!: number;

  @ApiProperty()
  confirmationsNeeded!: number;
}

export class DepositResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  channel!: string;

  @ApiProperty({ example: '100000.00' })
  amount!: string;

  @ApiProperty()
  currency!: string;

  @ApiProperty({ enum: depositStatuses })
  status!: DepositStatus;

  /** Purpose that the member writes on the transfer. */
  @ApiProperty()
  transferCode!: string;

  @ApiProperty({ type: PayeeResponse })
  payee!: PayeeResponse;

  /** Content of the QR code: VietQR, or the address on TRON. */
  @ApiProperty()
  qr!: string;

  /** Of an order in USDT, once its address is known. */
  @ApiProperty({ type: UsdtQuoteResponse, nullable: true })
  usdt!: UsdtQuoteResponse | null;

  @ApiProperty({ type: String, nullable: true })
  creditedAmount!: string | null;

  @ApiProperty()
  createdAt!: string;

  @ApiProperty()
  expiresAt!: string;

  static of(deposit: Deposit): DepositResponse {
    return {
      id: deposit.id,
      channel: deposit.channel,
      amount: formatMoney(deposit.amount),
      currency: deposit.currency,
      status: deposit.status,
      transferCode: deposit.transferCode,
      payee: deposit.payee,
      qr: deposit.qr,
      usdt: deposit.usdt && {
        ...deposit.usdt,
        amount: formatUsdt(deposit.usdt.amount),
        rate: formatMoney(deposit.usdt.rate),
      },
      creditedAmount: deposit.creditedAmount === null ? null : formatMoney(deposit.creditedAmount),
      createdAt: deposit.createdAt.toISOString(),
      expiresAt: deposit.expiresAt.toISOString(),
    };
  }
}

export class DepositPage implements Page<DepositResponse> {
  @ApiProperty({ type: [DepositResponse] })
  list!: DepositResponse[];

  @ApiProperty()
  pageNum!: number;

  @ApiProperty()
  totalPages!: number;

  @ApiProperty()
  totalCount!: number;
}

export class ArrivalResponse {
  @ApiProperty({ enum: ['MATCHED', 'REVIEW'] })
  outcome!: string;

  @ApiProperty({ type: String, nullable: true })
  depositId!: string | null;
}
