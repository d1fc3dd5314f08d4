import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Optional } from '#libs/platform';
import { books, type Book } from '../../ledger/chart.rules.js';
import { AboutAccount, positiveAmount, reference, signedAmount } from '../../ledger/dto/posting.request.js';
import { adjustKinds, type AdjustKind } from '../../ledger/posting.rules.js';

/** Up to four decimals: `1`, `7.5`. */
export const multiplierForm = /^(0|[1-9]\d{0,3})(\.\d{1,4})?$/;
const category = /^[A-Z][A-Z0-9_]{0,31}$/;
const aYear = 31_622_400;

export class RequiredCreditRequest extends AboutAccount {
  @Matches(positiveAmount)
  amount!: string;

  @IsIn(adjustKinds)
  kind!: AdjustKind;

  @IsString()
  @Length(1, 200)
  reason!: string;

  /** Required turnover as a multiple of the amount. */
  @Matches(multiplierForm)
  multiplier!: string;

  /** After this time the credit and its winnings are forfeited. */
  @Optional()
  @IsInt()
  @Min(1)
  @Max(aYear)
  expiresInSeconds?: number;

  /** Minor units that may be kept beyond the member's own money once the requirement is met. */
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

export class ProgressRequest {
  /** The bet or settlement that is counted. */
  @Matches(reference)
  sourceKey!: string;

  @IsUUID()
  memberId!: string;

  @IsIn(books)
  book!: Book;

  /** Minor units; negative if a counted bet was taken back. */
  @Matches(signedAmount)
  validBet!: string;

  @Optional()
  @Matches(category)
  category?: string;

  /** Requirements opened later do not count this bet. */
  @Optional()
  @IsISO8601()
  settledAt?: string;
}

export class ForfeitRequest {
  @Matches(reference)
  externalId!: string;

  @IsString()
  @Length(1, 200)
  reason!: string;
}

export class ClawBackRequest extends AboutAccount {
  @Matches(positiveAmount)
  amount!: string;

  /** Key of the credit that is taken back. */
  @Optional()
  @Matches(reference)
  refersTo?: string;

  @IsString()
  @Length(1, 200)
  reason!: string;
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
