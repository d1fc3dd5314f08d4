import { ApiProperty } from '@nestjs/swagger';
import { books, type Book } from '../../ledger/chart.rules.js';
import {
  accountStatuses,
  limitKinds,
  limitPeriods,
  type AccountState,
  type AccountStatus,
  type LimitKind,
  type LimitPeriod,
} from '../limit.types.js';

export class LimitResponse {
  @ApiProperty({ enum: limitKinds })
  kind!: LimitKind;

  @ApiProperty({ enum: limitPeriods })
  period!: LimitPeriod;

  /** Minor units. */
  @ApiProperty()
  amount!: string;

  @ApiProperty()
  used!: string;

  @ApiProperty()
  resetsAt!: string;
}

export class AccountStateResponse {
  @ApiProperty()
  memberId!: string;

  @ApiProperty({ enum: books })
  book!: Book;

  @ApiProperty({ enum: accountStatuses })
  status!: AccountStatus;

  /** Minor units. */
  @ApiProperty()
  balance!: string;

  @ApiProperty()
  held!: string;

  @ApiProperty()
  available!: string;

  /** The part of the balance that is bonus money. */
  @ApiProperty()
  bonus!: string;

  /** The part of `held` that is bonus money. */
  @ApiProperty()
  heldBonus!: string;

  /** Receivable from corrections beyond the balance; only a repayment lowers it. */
  @ApiProperty()
  owed!: string;

  /** `FOR_EVER` or an instant. */
  @ApiProperty({ type: String, nullable: true })
  excludedUntil!: string | null;

  /** From this time bets are refused until the member answers the reality check. */
  @ApiProperty({ type: String, nullable: true })
  realityCheckAt!: string | null;

  @ApiProperty({ type: [LimitResponse] })
  limits!: LimitResponse[];

  static of(state: AccountState): AccountStateResponse {
    const { excludedUntil, realityCheckAt, balance, held, bonus, heldBonus, owed, limits, ...rest } = state;
    return {
      ...rest,
      balance: String(balance),
      held: String(held),
      available: String(balance - held),
      bonus: String(bonus),
      heldBonus: String(heldBonus),
      owed: String(owed),
      excludedUntil:
        excludedUntil === 'infinity'
          ? 'FOR_EVER'
          : excludedUntil === null
            ? null
            : excludedUntil.toISOString(),
      realityCheckAt: realityCheckAt?.toISOString() ?? null,
      limits: limits.map(({ kind, period, amount, used, resetsAt }) => ({
        kind,
        period,
        amount: String(amount),
        used: String(used),
        resetsAt: resetsAt.toISOString(),
      })),
    };
  }
}
