import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { WalletConfig } from '../wallet.config.js';
import { profitOf, type ProfitReport } from './profit.rules.js';
import { StatementErrors } from './statement.errors.js';
import { StatementRepository, type Account, type StatementLine } from './statement.repository.js';
import {
  pageOfVersions,
  periodOf,
  readCursor,
  writeCursor,
  type Period,
  type StatementKind,
  type VersionRange,
} from './statement.rules.js';

export interface StatementQuestion {
  from?: string | undefined;
  to?: string | undefined;
  kinds?: StatementKind[] | undefined;
  cursor?: string | undefined;
  pageNo: number;
  pageSize: number;
}

interface Lines {
  lines: StatementLine[];
  total: number;
  next: string | null;
}

export interface Statement extends Lines {
  period: Period;
  opening: bigint;
  closing: bigint;
}

/** Movements and past balances of an account, from its postings in one snapshot. */
@Injectable()
export class StatementService {
  constructor(
    private readonly statements: StatementRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WalletConfig,
  ) {}

  async statement(account: Account, question: StatementQuestion): Promise<Statement> {
    const period = periodOf(question, this.clock.now());
    if (!period) throw StatementErrors.STATEMENT_PERIOD_INVALID();
    return this.transactions.run(async (tx) => {
      await this.statements.inOneSnapshot(tx);
      // Without an end the period reaches to now by the database's clock.
      const end = question.to === undefined ? null : period.to;
      const [after, through] = await this.statements.versionsAt(tx, account, [period.from, end]);
      const range = { after: after!, through: through! };
      return {
        period,
        opening: await this.statements.balanceAt(tx, account, range.after),
        closing: await this.statements.balanceAt(tx, account, range.through),
        ...(question.kinds === undefined
          ? await this.allKinds(tx, account, range, question)
          : await this.someKinds(tx, account, range, question, question.kinds)),
      };
    });
  }

  /** What a member gained and lost in a period, by game type and kind, and day by day. */
  async profit(
    account: Account,
    asked: Pick<StatementQuestion, 'from' | 'to'>,
  ): Promise<ProfitReport & { period: Period }> {
    const period = periodOf(asked, this.clock.now());
    if (!period) throw StatementErrors.STATEMENT_PERIOD_INVALID();
    return this.transactions.run(async (tx) => {
      await this.statements.inOneSnapshot(tx);
      const end = asked.to === undefined ? null : period.to;
      const [after, through] = await this.statements.versionsAt(tx, account, [period.from, end]);
      const range = { after: after!, through: through! };
      const sums = await this.statements.sums(tx, account, range, this.config.brandTimeZone);
      return { period, ...profitOf(sums) };
    });
  }

  /** For operators: a missing account is an error, not an empty statement. */
  async statementOfKnown(account: Account, question: StatementQuestion): Promise<Statement> {
    if (!(await this.transactions.run((tx) => this.statements.exists(tx, account))))
      throw StatementErrors.STATEMENT_ACCOUNT_NOT_FOUND();
    return this.statement(account, question);
  }

  /** Balance just before an instant. */
  async balanceAt(account: Account, at: Date): Promise<{ balance: bigint; version: bigint }> {
    return this.transactions.run(async (tx) => {
      await this.statements.inOneSnapshot(tx);
      const [version] = await this.statements.versionsAt(tx, account, [at]);
      return { version: version!, balance: await this.statements.balanceAt(tx, account, version!) };
    });
  }

  /** Versions have no gaps: the page number determines the range of versions. */
  private async allKinds(
    tx: Tx,
    account: Account,
    range: VersionRange,
    { pageNo, pageSize, cursor }: StatementQuestion,
  ): Promise<Lines> {
    const total = Number(range.through - range.after);
    const page =
      cursor === undefined
        ? pageOfVersions(range, pageNo, pageSize)
        : pageOfVersions(below(range, readCursor(cursor).below), 1, pageSize);
    const lines = await this.statements.lines(tx, account, page);
    const next = page.after > range.after && lines.length > 0;
    return { lines, total, next: next ? writeCursor({ below: page.after + 1n, total }) : null };
  }

  /** A filter by kind leaves gaps, so a cursor continues where the previous page ended. */
  private async someKinds(
    tx: Tx,
    account: Account,
    range: VersionRange,
    { pageNo, pageSize, cursor }: StatementQuestion,
    kinds: StatementKind[],
  ): Promise<Lines> {
    const went = cursor === undefined ? undefined : readCursor(cursor);
    const total = went?.total ?? (await this.statements.countOf(tx, account, range, kinds));
    const rest = went ? below(range, went.below) : range;
    const offset = went ? 0 : (pageNo - 1) * pageSize;
    const found = await this.statements.linesOf(tx, account, rest, kinds, pageSize + 1, offset);
    const lines = found.slice(0, pageSize);
    const last = lines.at(-1);
    return {
      lines,
      total,
      next: last && found.length > pageSize ? writeCursor({ below: last.version, total }) : null,
    };
  }
}

function below({ after, through }: VersionRange, version: bigint): VersionRange {
  return { after, through: version - 1n < through ? version - 1n : through };
}
