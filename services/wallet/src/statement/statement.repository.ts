import { Injectable } from '@nestjs/common';
import { sqlStateOf, type Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { StatementErrors } from './statement.errors.js';
import type { MovementSum } from './profit.rules.js';
import type { StatementKind, VersionRange } from './statement.rules.js';

export interface Account {
  memberId: string;
  book: Book;
}

export interface StatementLine {
  postingId: string;
  at: Date;
  kind: StatementKind;
  amount: bigint;
  balanceAfter: bigint;
  version: bigint;
  roundId: string | null;
  vassalage: string | null;
  gameType: string | null;
}

interface LineRow {
  id: string;
  recorded_at: Date;
  kind: StatementKind;
  delta: string;
  balance_after: string;
  version: string;
  round_id: string | null;
  vassalage: string | null;
  game_type: string | null;
}

const columns = `p.id, p.recorded_at, p.kind, p.balance_after, p.version, p.round_id, p.vassalage, p.game_type,
  CASE WHEN p.credit = control_account(p.book) THEN p.amount ELSE -p.amount END AS delta`;
const own = `ledger_posting p WHERE p.member_id = $1 AND p.book = $2 AND p.version > $3 AND p.version <= $4`;

/** Reads an account's postings by version, archived months included. Every query names the owner. */
@Injectable()
export class StatementRepository {
  /** The first statement of the transaction. */
  async inOneSnapshot(tx: Tx): Promise<void> {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  }

  async exists(tx: Tx, { memberId, book }: Account): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      'SELECT 1 FROM player_account WHERE member_id = $1 AND book = $2',
      [memberId, book],
    );
    return rows.length > 0;
  }

  /** Last version before each instant; null means now. */
  async versionsAt(
    tx: Tx,
    { memberId, book }: Account,
    instants: readonly (Date | null)[],
  ): Promise<bigint[]> {
    try {
      const rows: { version: string }[] = await tx.query(
        `SELECT CASE WHEN t.at IS NOT NULL THEN version_at($1, $2, t.at) ELSE coalesce(
                  (SELECT version FROM player_account WHERE member_id = $1 AND book = $2), 0) END AS version
           FROM unnest($3::timestamptz[]) WITH ORDINALITY t(at, place) ORDER BY t.place`,
        [memberId, book, instants],
      );
      return rows.map((row) => BigInt(row.version));
    } catch (error) {
      if (sqlStateOf(error) === 'LW001') throw StatementErrors.STATEMENT_MONTH_UNAVAILABLE();
      throw error;
    }
  }

  async balanceAt(tx: Tx, { memberId, book }: Account, version: bigint): Promise<bigint> {
    if (version === 0n) return 0n;
    const [row]: { balance_after: string }[] = await tx.query(
      'SELECT balance_after FROM ledger_posting WHERE member_id = $1 AND book = $2 AND version = $3',
      [memberId, book, String(version)],
    );
    if (!row) throw StatementErrors.STATEMENT_MONTH_UNAVAILABLE();
    return BigInt(row.balance_after);
  }

  /** Newest first. */
  async lines(tx: Tx, account: Account, range: VersionRange): Promise<StatementLine[]> {
    const rows: LineRow[] = await tx.query(
      `SELECT ${columns} FROM ${own} ORDER BY p.version DESC`,
      valuesOf(account, range),
    );
    return rows.map(lineOf);
  }

  async linesOf(
    tx: Tx,
    account: Account,
    range: VersionRange,
    kinds: readonly StatementKind[],
    limit: number,
    offset: number,
  ): Promise<StatementLine[]> {
    const rows: LineRow[] = await tx.query(
      `SELECT ${columns} FROM ${own} AND p.kind::text = ANY ($5) ORDER BY p.version DESC LIMIT $6 OFFSET $7`,
      [...valuesOf(account, range), kinds, limit, offset],
    );
    return rows.map(lineOf);
  }

  /** Sums by day of the brand's calendar, kind and game type. */
  async sums(tx: Tx, account: Account, range: VersionRange, timeZone: string): Promise<MovementSum[]> {
    const rows: (Omit<MovementSum, 'amount'> & { amount: string })[] = await tx.query(
      `SELECT to_char(p.recorded_at AT TIME ZONE $5, 'YYYY-MM-DD') AS day, p.kind, p.game_type AS "gameType",
              sum(CASE WHEN p.credit = control_account(p.book) THEN p.amount ELSE -p.amount END) AS amount
       FROM ${own} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [...valuesOf(account, range), timeZone],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  async countOf(
    tx: Tx,
    account: Account,
    range: VersionRange,
    kinds: readonly StatementKind[],
  ): Promise<number> {
    const [row]: { n: string }[] = await tx.query(
      `SELECT count(*) AS n FROM ${own} AND p.kind::text = ANY ($5)`,
      [...valuesOf(account, range), kinds],
    );
    return Number(row!.n);
  }
}

function valuesOf({ memberId, book }: Account, { after, through }: VersionRange): unknown[] {
  return [memberId, book, String(after), String(through)];
}

function lineOf(row: LineRow): StatementLine {
  return {
    postingId: row.id,
    at: row.recorded_at,
    kind: row.kind,
    amount: BigInt(row.delta),
    balanceAfter: BigInt(row.balance_after),
    version: BigInt(row.version),
    roundId: row.round_id,
    vassalage: row.vassalage,
    gameType: row.game_type,
  };
}
