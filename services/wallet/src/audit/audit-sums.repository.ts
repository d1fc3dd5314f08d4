import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { findingOf, held, heldBonus, type AuditPosition } from './audit-checks.repository.js';
import type { Finding } from './audit.rules.js';

type FindingRows = Parameters<typeof findingOf>[0][];

interface SweepRow {
  member_id: string;
  book: Book;
}

/** Checks checkpoints, the balance of the books, and stored accounts without new postings. */
@Injectable()
export class AuditSumsRepository {
  /** The newest roll-up behind the horizon, at most `limit` past the last one checked. */
  async newestRollup(tx: Tx, checked: bigint, limit: number): Promise<bigint> {
    const [row]: { seq: string }[] = await tx.query(
      `SELECT coalesce(max(seq), $1) AS seq FROM account_rollup
        WHERE seq > $1 AND seq <= $1 + $2 AND through_id < first_posting_id(pg_snapshot_xmin(pg_current_snapshot()))`,
      [String(checked), limit],
    );
    return BigInt(row!.seq);
  }

  /** Each checkpoint must equal its predecessor plus the postings of its roll-up. */
  async checkpoints(tx: Tx, after: bigint, through: bigint): Promise<Finding[]> {
    const rows: FindingRows = await tx.query(
      `WITH rollup AS (
         SELECT r.seq, r.after_id, r.through_id, r.postings, lag(r.through_id) OVER (ORDER BY r.seq) AS previous, lag(r.seq) OVER (ORDER BY r.seq) AS before
           FROM account_rollup r WHERE r.seq >= $1 AND r.seq <= $2),
       summed AS (
         SELECT r.seq, s.account, sum(s.debits) AS debits, sum(s.credits) AS credits
           FROM rollup r JOIN posting p ON p.id > r.after_id AND p.id <= r.through_id
          CROSS JOIN LATERAL (VALUES (p.debit, p.amount, 0), (p.credit, 0, p.amount)) s(account, debits, credits)
          WHERE r.seq > $1 GROUP BY r.seq, s.account),
       kept AS (
         SELECT c.seq, c.account, c.debits - coalesce(b.debits, 0) AS debits, c.credits - coalesce(b.credits, 0) AS credits
           FROM rollup_checkpoint c LEFT JOIN LATERAL (
             SELECT b.debits, b.credits FROM rollup_checkpoint b WHERE b.account = c.account AND b.seq < c.seq ORDER BY b.seq DESC LIMIT 1) b ON true
          WHERE c.seq > $1 AND c.seq <= $2)
       SELECT DISTINCT ON (account) 'CHECKPOINT' AS fault, CASE WHEN account >= 100000 THEN 'PLAY' ELSE 'REAL' END AS book, account,
              concat_ws(' / ', s.debits, s.credits) AS expected, concat_ws(' / ', k.debits, k.credits) AS found
         FROM summed s FULL JOIN kept k USING (seq, account)
        WHERE (s.debits, s.credits) IS DISTINCT FROM (k.debits, k.credits)
       UNION ALL
       SELECT 'CHECKPOINT', 'REAL', NULL, coalesce(r.previous::text, 'the start'), r.after_id::text FROM rollup r
        WHERE r.seq > $1 AND (r.seq IS DISTINCT FROM coalesce(r.before, 0) + 1
          OR r.after_id <> coalesce(r.previous, '00000000-0000-0000-0000-000000000000'))`,
      [String(after), String(through)],
    );
    return rows.map(findingOf);
  }

  /** Per book, over the newest checkpoints: debits less credits. */
  async imbalance(tx: Tx): Promise<Record<Book, bigint>> {
    const rows: { book: Book; rest: string }[] = await tx.query(
      `SELECT a.book, coalesce(sum(c.debits - c.credits), 0) AS rest FROM chart_account a LEFT JOIN LATERAL (
         SELECT c.debits, c.credits FROM rollup_checkpoint c WHERE c.account = a.number ORDER BY c.seq DESC LIMIT 1) c ON true
        GROUP BY a.book`,
    );
    const of = (book: Book) => BigInt(rows.find((row) => row.book === book)?.rest ?? 0);
    return { REAL: of('REAL'), PLAY: of('PLAY') };
  }

  /**
   * The next accounts in key order: this sweep finds rows that changed without a posting. `last` is undefined at the
   * end, and the next pass starts over.
   */
  async sweep(
    tx: Tx,
    { sweepMember, sweepBook }: AuditPosition,
    limit: number,
  ): Promise<{ findings: Finding[]; last: SweepRow | undefined }> {
    const values = [sweepMember, sweepBook, limit];
    const swept = `swept AS (
      SELECT * FROM player_account WHERE (member_id, book) > ($1, $2) ORDER BY member_id, book LIMIT $3)`;
    const rows: FindingRows = await tx.query(
      `WITH ${swept}
       SELECT 'STORED_BALANCE' AS fault, s.book, s.member_id, coalesce(
                (SELECT p.balance_after || ' at ' || p.version FROM posting p
                  WHERE p.member_id = s.member_id AND p.book = s.book AND p.version IS NOT NULL ORDER BY p.version DESC LIMIT 1),
                coalesce(a.balance, 0) || ' at ' || coalesce(a.version, 0)) AS expected,
              s.balance || ' at ' || s.version AS found
         FROM swept s LEFT JOIN audit_account a USING (member_id, book)
        WHERE s.version < coalesce(a.version, 0)
           OR (s.version = coalesce(a.version, 0) AND s.balance <> coalesce(a.balance, 0))
           OR (s.version > coalesce(a.version, 0) AND NOT EXISTS (
             SELECT 1 FROM posting p WHERE p.member_id = s.member_id AND p.book = s.book AND p.version = s.version
                AND p.balance_after = s.balance))
       UNION ALL
       SELECT 'HELD_AMOUNT', s.book, s.member_id, ${held('s')}::text, s.held::text FROM swept s WHERE s.held <> ${held('s')}
       UNION ALL
       SELECT 'BONUS_AMOUNT', s.book, s.member_id, coalesce(a.bonus, 0) || ', held ' || ${heldBonus('s')}, s.bonus || ', held ' || s.held_bonus
         FROM swept s LEFT JOIN audit_account a USING (member_id, book)
        WHERE s.version = coalesce(a.version, 0) AND (s.bonus <> coalesce(a.bonus, 0) OR s.held_bonus <> ${heldBonus('s')})`,
      values,
    );
    const [last]: SweepRow[] = await tx.query(
      `WITH ${swept} SELECT member_id, book FROM swept ORDER BY member_id, book OFFSET $3 - 1`,
      values,
    );
    return { findings: rows.map(findingOf), last };
  }
}
