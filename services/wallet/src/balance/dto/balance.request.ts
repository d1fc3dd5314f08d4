import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { books, type Book } from '../../ledger/chart.rules.js';

export class InternalBalanceQuery {
  @IsIn(books)
  book!: Book;
}

export class MemberParams {
  @IsUUID()
  memberId!: string;
}

export class MerchantWalletQuery {
  /** Sent by the client as specified; the brand is known without it. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  merchantCode?: string;
}
