import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import type { AccountTurnover, Nature } from './rollup.rules.js';

export interface Position {
  seq: bigint;
  throughId: string;
}

interface TurnoverRow {
  number: number;
  code: string;
  nature: Nature;
  name_vi: string;
  name_en: string;
  folded_debits: string;
  folded_credits: string;
  tail_debits: string;
  tail_credits: string;
  rollup: string;
  rolled_up_at: Date | null;
  at: Date;
  members: string;
}

export interface BookTurnover {
  at: Date;
  rollup: bigint;
  rolledUpAt: Date | null;
  /** Sum over the members' accounts. */
  members: bigint;
  accounts: AccountTurnover[];
}

export const beforeAll = '00000000-0000-0000-0000-000000000000';
const rollupLock = 7_204_421;

/** Sums postings below the snapshot horizon, where no transaction can still commit. */
@Injectable()
export class RollupRepository {
  constructor(private readonly pool: Pool) {}

  /** False if another replica writes checkpoints. */
  async claim(tx: Tx): Promise<boolean> {
    const [row]: { mine: boolean }[] = await tx.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      rollupLock,
    ]);
    return row!.mine;
  }

  async position(tx: Tx): Promise<Position> {
    const [row]: { seq: string; through_id: string }[] = await tx.query(
      'SELECT seq, through_id FROM account_rollup ORDER BY seq DESC LIMIT 1',
    );
    return row ? { seq: BigInt(row.seq), throughId: row.through_id } : { seq: 0n, throughId: beforeAll };
  }

  /** Writes the next checkpoints and returns the number of postings in them. */
  async rollUp(tx: Tx, last: Position, limit: number): Promise<number> {
    const rows: { postings: number }[] = await tx.query(
      `WITH due AS MATERIALIZED (
         SELECT p.id, p.debit, p.credit, p.amount FROM posting p
          WHERE p.id > $1 AND p.id < first_posting_id(pg_snapshot_xmin(pg_current_snapshot()))
          ORDER BY p.id LIMIT $3),
       rollup AS (
         INSERT INTO account_rollup (seq, after_id, through_id, postings)
         SELECT $2, $1, (SELECT id FROM due ORDER BY id DESC LIMIT 1), count(*) FROM due HAVING count(*) > 0
         RETURNING postings),
       side AS (
         SELECT debit AS account, amount AS debits, 0 AS credits FROM due
         UNION ALL SELECT credit, 0, amount FROM due),
       moved AS (SELECT account, sum(debits) AS debits, sum(credits) AS credits FROM side GROUP BY account),
       checkpoint AS (
         INSERT INTO rollup_checkpoint (account, seq, debits, credits)
         SELECT m.account, $2, m.debits + coalesce(c.debits, 0), m.credits + coalesce(c.credits, 0)
           FROM moved m LEFT JOIN LATERAL (
             SELECT c.debits, c.credits FROM rollup_checkpoint c WHERE c.account = m.account ORDER BY c.seq DESC LIMIT 1) c ON true)
       SELECT postings FROM rollup`,
      [last.throughId, String(last.seq + 1n), limit],
    );
    return rows[0]?.postings ?? 0;
  }

  /** Every account of the book in one statement, so in one instant. */
  async turnover(on: Tx | Pool, book: Book): Promise<BookTurnover> {
    const rows: TurnoverRow[] = await on.query(
      `WITH newest AS (SELECT seq, through_id, made_at FROM account_rollup ORDER BY seq DESC LIMIT 1),
       tail AS (
         SELECT s.account, sum(s.debits) AS debits, sum(s.credits) AS credits
           FROM posting p CROSS JOIN LATERAL (VALUES (p.debit, p.amount, 0), (p.credit, 0, p.amount)) s(account, debits, credits)
          WHERE p.id > coalesce((SELECT through_id FROM newest), $2) GROUP BY s.account)
       SELECT a.number, a.code, a.nature, a.name_vi, a.name_en,
              coalesce(c.debits, 0) AS folded_debits, coalesce(c.credits, 0) AS folded_credits,
              coalesce(t.debits, 0) AS tail_debits, coalesce(t.credits, 0) AS tail_credits,
              coalesce((SELECT seq FROM newest), 0) AS rollup, (SELECT made_at FROM newest) AS rolled_up_at, now() AS at,
              (SELECT coalesce(sum(p.balance), 0) FROM player_account p WHERE p.book = $1) AS members
         FROM chart_account a
         LEFT JOIN tail t ON t.account = a.number
         LEFT JOIN LATERAL (
           SELECT c.debits, c.credits FROM rollup_checkpoint c WHERE c.account = a.number ORDER BY c.seq DESC LIMIT 1) c ON true
        WHERE a.book = $1 ORDER BY a.number`,
      [book, beforeAll],
    );
    const [first] = rows;
    return {
      at: first!.at,
      rollup: BigInt(first!.rollup),
      rolledUpAt: first!.rolled_up_at,
      members: BigInt(first!.members),
      accounts: rows.map(turnoverOf),
    };
  }

  /** Age in seconds of the oldest posting in no checkpoint. */
  async lag(): Promise<number> {
    const [row]: { seconds: string | null }[] = await this.pool.query(
      `SELECT extract(epoch FROM clock_timestamp() - p.recorded_at) AS seconds FROM posting p
        WHERE p.id > coalesce((SELECT through_id FROM account_rollup ORDER BY seq DESC LIMIT 1), $1) ORDER BY p.id LIMIT 1`,
      [beforeAll],
    );
    return Number(row?.seconds ?? 0);
  }
}

function turnoverOf(row: TurnoverRow): AccountTurnover {
  return {
    number: row.number,
    code: row.code,
    nature: row.nature,
    name: { vi: row.name_vi, en: row.name_en },
    folded: { debits: BigInt(row.folded_debits), credits: BigInt(row.folded_credits) },
    tail: { debits: BigInt(row.tail_debits), credits: BigInt(row.tail_credits) },
  };
}
