import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { pageOf } from '#libs/platform';
import type { StatementLine } from '../statement.repository.js';
import { kindNames, statementKinds } from '../statement.rules.js';
import type { Statement } from '../statement.service.js';

export class KindNameResponse {
  @ApiProperty({ example: 'Nạp tiền' })
  vi!: string;

  @ApiProperty({ example: 'Deposit' })
  en!: string;
}

export class StatementLineResponse {
  @ApiProperty({ format: 'uuid' })
  postingId!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: statementKinds })
  kind!: string;

  @ApiProperty({ type: KindNameResponse })
  kindName!: KindNameResponse;

  /** Negative for a debit. */
  @ApiProperty({ example: '-5000.00' })
  amount!: string;

  @ApiProperty({ example: '1250000.00' })
  balanceAfter!: string;

  @ApiProperty()
  version!: number;

  @ApiProperty({ type: String, nullable: true })
  roundId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  vassalage!: string | null;

  @ApiProperty({ type: String, nullable: true })
  gameType!: string | null;

  static of(line: StatementLine): StatementLineResponse {
    const { amount, balanceAfter, version, at, ...about } = line;
    return {
      ...about,
      at: at.toISOString(),
      kindName: kindNames[line.kind],
      amount: formatMoney(amount),
      balanceAfter: formatMoney(balanceAfter),
      version: Number(version),
    };
  }
}

export class StatementResponse {
  @ApiProperty({ format: 'date-time' })
  from!: string;

  @ApiProperty({ format: 'date-time' })
  to!: string;

  @ApiProperty({ example: 'VND' })
  currency!: string;

  /** Balances at the start and the end of the period, for all kinds. */
  @ApiProperty({ example: '1250000.00' })
  opening!: string;

  @ApiProperty({ example: '1250000.00' })
  closing!: string;

  @ApiProperty({ type: [StatementLineResponse] })
  list!: StatementLineResponse[];

  @ApiProperty()
  pageNum!: number;

  @ApiProperty()
  totalPages!: number;

  @ApiProperty()
  totalCount!: number;

  /** `cursor` of the next page; null on the last. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;

  static of(
    { period, opening, closing, lines, total, next }: Statement,
    query: { pageNo: number; pageSize: number },
    currency: string,
  ): StatementResponse {
    return {
      from: period.from.toISOString(),
      to: period.to.toISOString(),
      currency,
      opening: formatMoney(opening),
      closing: formatMoney(closing),
      ...pageOf(lines.map(StatementLineResponse.of), query, total),
      next,
    };
  }
}

export class BalanceAtResponse {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  /** Just before that instant. */
  @ApiProperty({ example: '1250000.00' })
  balance!: string;

  /** Version of the last posting before that instant; 0 before the first. */
  @ApiProperty()
  version!: number;

  @ApiProperty({ example: 'VND' })
  currency!: string;
}
