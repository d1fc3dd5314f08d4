import { IsIn, IsISO8601, IsUUID, Matches } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const moneyKinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'REBATE',
  'BONUS',
  'SALARY',
  'DIVIDEND',
  'TRANSFER_IN',
  'TRANSFER_OUT',
] as const;

export class RangeQuery {
  /** Days of the brand's calendar, both included. */
  @Matches(day)
  @IsISO8601({ strict: true })
  from: string;

  @Matches(day)
  @IsISO8601({ strict: true })
  to: string;
}

export class LinesQuery extends RangeQuery {
  /** Whose lines; by default the caller's own. */
  @Optional()
  @IsUUID()
  parentId?: string;
}

export class TransactionQuery extends PageQuery {
  @Matches(day)
  @IsISO8601({ strict: true })
  from: string;

  @Matches(day)
  @IsISO8601({ strict: true })
  to: string;

  @Optional()
  @IsIn(moneyKinds)
  kind?: (typeof moneyKinds)[number];

  @Optional()
  @Matches(/^[A-Za-z0-9._-]{1,64}$/)
  account?: string;
}

export class BetQuery extends PageQuery {
  @Matches(day)
  @IsISO8601({ strict: true })
  from: string;

  @Matches(day)
  @IsISO8601({ strict: true })
  to: string;

  @Optional()
  @Matches(/^[A-Z_]{2,16}$/)
  category?: string;

  @Optional()
  @Matches(/^[A-Za-z0-9._-]{1,64}$/)
  account?: string;
}
