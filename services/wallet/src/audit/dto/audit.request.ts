import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';
import { books, type Book } from '../../ledger/chart.rules.js';

export class FindingsQuery extends PageQuery {
  /** `open` or `closed` findings; without it, all. */
  @Optional()
  @IsIn(['open', 'closed'])
  state?: 'open' | 'closed';
}

export class AccountParams {
  @IsUUID()
  memberId!: string;
}

export class FindingParams {
  @IsUUID()
  id!: string;
}

export class CloseFindingRequest {
  @IsString()
  @Length(1, 500)
  reason!: string;
}

export class ReleaseRequest extends CloseFindingRequest {
  @IsIn(books)
  book!: Book;
}
