import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, IsUUID, Max } from 'class-validator';
import { books, type Book } from '../../ledger/chart.rules.js';

export class InternalBalanceQuery {
  @IsIn(books)
  book!: Book;
}

export class MemberParams {
  @IsUUID()
  memberId!: string;
}

/** Many members at once; `accountTypes` lists their types in the order of the ids. */
export class SharedBalancesRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(64)
  @IsUUID(undefined, { each: true })
  memberIds!: string[];

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(64)
  @IsInt({ each: true })
  @Max(99, { each: true })
  accountTypes!: number[];
}
