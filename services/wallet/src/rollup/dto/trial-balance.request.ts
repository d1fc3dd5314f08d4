import { IsIn } from 'class-validator';
import { books, type Book } from '../../ledger/chart.rules.js';

export class TrialBalanceQuery {
  @IsIn(books)
  book!: Book;
}
