import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Optional } from '#libs/platform';
import { books, type Book } from '../../ledger/chart.rules.js';
import { AboutAccount, positiveAmount } from '../../ledger/dto/posting.request.js';
import { creditKinds, type CreditKind } from '../../ledger/posting.rules.js';

/** Up to four decimals: `1`, `7.5`. */
export const multiplierForm = /^(0|[1-9]\d{0,3})(\.\d{1,4})?$/;
const category = /^[A-Z][A-Z0-9_]{0,31}$/;
const aYear = 31_622_400;

export class RequiredCreditRequest extends AboutAccount {
  @Matches(positiveAmount)
  amount!: string;

  @IsIn(creditKinds)
  kind!: CreditKind;

  @IsString()
  @Length(1, 200)
  reason!: string;

  /** Required turnover as a multiple of the amount. */
  @Matches(multiplierForm)
  multiplier!: string;

  /** A bonus ends this long after its start, if its turnover is missing then. */
  @Optional()
  @IsInt()
  @Min(1)
  @Max(aYear)
  expiresInSeconds?: number;

  /** Minor units of a bonus and its winnings that become the member's own at most. */
  @Optional()
  @Matches(positiveAmount)
  maxCashOut?: string;

  /** The only categories of games that count. */
  @Optional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(16)
  @Matches(category, { each: true })
  categories?: string[];
}

export class RolloverParams {
  @IsUUID()
  rolloverId!: string;
}

export class RolloverQuery {
  @IsUUID()
  memberId!: string;

  @IsIn(books)
  book!: Book;
}
