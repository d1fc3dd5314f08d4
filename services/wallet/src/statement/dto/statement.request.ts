import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsISO8601, IsUUID, Matches } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';
import { books, type Book } from '../../ledger/chart.rules.js';
import { cursorForm, statementKinds, type StatementKind } from '../statement.rules.js';

/** The web app sends every filter, unused ones as empty text. */
const WhereChosen = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    Optional(),
  );

/** A period of at most 93 days by the time of the posting; without one the last 7 days. */
export class StatementQuery extends PageQuery {
  @WhereChosen()
  @IsISO8601({ strict: true })
  from?: string;

  /** Not part of the period itself. */
  @WhereChosen()
  @IsISO8601({ strict: true })
  to?: string;

  /** Comma-separated; all kinds if absent. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (value === '' ? undefined : value.split(',')) : value,
  )
  @Optional()
  @IsArray()
  @IsIn(statementKinds, { each: true })
  kinds?: StatementKind[];

  /** The `next` of the previous page; takes precedence over `pageNo`. */
  @Optional()
  @Matches(cursorForm)
  cursor?: string;
}

/** As for a statement. */
export class ProfitQuery {
  @WhereChosen()
  @IsISO8601({ strict: true })
  from?: string;

  @WhereChosen()
  @IsISO8601({ strict: true })
  to?: string;
}

export class BalanceAtQuery {
  @IsISO8601({ strict: true })
  at!: string;
}

export class AccountStatementQuery extends StatementQuery {
  @IsIn(books)
  book!: Book;
}

export class AccountStatementParams {
  @IsUUID()
  memberId!: string;
}
