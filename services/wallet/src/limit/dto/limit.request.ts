import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsIn, IsISO8601, IsString, Length, Matches } from 'class-validator';
import { describeFromValidation, ListOf, Optional } from '#libs/platform';
import { books, type Book } from '../../ledger/chart.rules.js';
import {
  accountStatuses,
  limitKinds,
  limitPeriods,
  type AccountStatus,
  type LimitKind,
  type LimitPeriod,
} from '../limit.types.js';

const maxLimits = limitKinds.length * limitPeriods.length;

export class LimitRequest {
  @IsIn(limitKinds)
  kind!: LimitKind;

  @IsIn(limitPeriods)
  period!: LimitPeriod;

  /** Minor units; 0 allows nothing. */
  @Matches(/^(0|[1-9]\d{0,14})$/)
  amount!: string;
}
describeFromValidation(LimitRequest);

export class SetLimitsRequest {
  @IsIn(books)
  book!: Book;

  /** At most one per kind and period; limits not listed are removed. */
  @ApiProperty({ type: [LimitRequest], maxItems: maxLimits })
  @ArrayMaxSize(maxLimits)
  @ArrayUnique((limit: LimitRequest | null) => `${limit?.kind} ${limit?.period}`)
  @ListOf(() => LimitRequest)
  limits!: LimitRequest[];
}

export class ExcludeRequest {
  @IsIn(books)
  book!: Book;

  /** Permanent if absent. */
  @Optional()
  @IsISO8601({ strict: true })
  until?: string;
}

export class RealityCheckRequest {
  /** From this time bets are refused; never if absent. */
  @Optional()
  @IsISO8601({ strict: true })
  dueAt?: string;

  /** Time of the decision: the latest decision wins. */
  @IsISO8601({ strict: true })
  at!: string;
}

export class SetStatusRequest {
  @IsIn(books)
  book!: Book;

  @IsIn(accountStatuses)
  status!: AccountStatus;

  @IsString()
  @Length(1, 200)
  reason!: string;
}
