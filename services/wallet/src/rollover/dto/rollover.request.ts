import { IsIn, IsUUID } from 'class-validator';
import { books, type Book } from '../../ledger/chart.rules.js';

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
