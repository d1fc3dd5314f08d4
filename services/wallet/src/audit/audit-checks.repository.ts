import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import type { Fault, Finding, SeenAccount } from './audit.rules.js';

export interface AuditPosition {
  lastId: string;
  rollup: bigint;
  sweepMember: string;
  sweepBook: Book;
}

/** The postings between the last pass and the horizon, limited to one pass. */
export interface Range {
  after: string;
  through: string;
  postings: number;
}

interface FindingRow {
  fault: Fault;
  book: Book;
  member_id?: string | null;
  account?: number | null;
  posting_id?: string | null;
  expected?: string | null;
  found?: string | null;
}

interface EndRow {
  member_id: string;
  book: Book;
  version: string;
  balance: string;
  bonus: string;
}

const horizon = 'first_posting_id(pg_snapshot_xmin(pg_current_snapshot()))';
const delta = 'CASE WHEN p.credit = control_account(p.book) THEN p.amount ELSE -p.amount END';

/** Sum of an account's open holds. */
export const held = (account: string): string => `
  (SELECT coalesce(sum(h.amount - h.captured), 0) FROM hold h
    WHERE h.member_id = ${account}.member_id AND h.book = ${account}.book AND h.status = 'OPEN')`;

/** The part of it that is bonus money. */
export const heldBonus = (account: string): string => `
  (SELECT coalesce(sum(h.bonus - h.captured_bonus), 0) FROM hold h
    WHERE h.member_id = ${account}.member_id AND h.book = ${account}.book AND h.status = 'OPEN')`;

const auditLock = 7_204_423;

/**
 * All checks run in one snapshot. The account's lock orders versions, so that an account's chain is complete in any
 * snapshot; the horizon only marks what has been checked.
 */
@Injectable()
export class AuditChecksRepository {
  /** False if another replica is in its pass. */
  async claim(tx: Tx): Promise<boolean> {
    const [row]: { mine: boolean }[] = await tx.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      auditLock,
    ]);
    return row!.mine;
  }

  /** The first statement of the transaction. */
  async inOneSnapshot(tx: Tx): Promise<void> {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  }

  async position(tx: Tx): Promise<AuditPosition> {
    const [row]: { last_id: string; rollup: string; sweep_member: string; sweep_book: Book }[] =
      await tx.query('SELECT last_id, rollup, sweep_member, sweep_book FROM audit_position');
    const { last_id, rollup, sweep_member, sweep_book } = row!;
    return { lastId: last_id, rollup: BigInt(rollup), sweepMember: sweep_member, sweepBook: sweep_book };
  }

  async range(tx: Tx, after: string, limit: number): Promise<Range> {
    const [row]: { through: string | null; postings: string }[] = await tx.query(
      `WITH due AS (SELECT p.id FROM posting p WHERE p.id > $1 AND p.id < ${horizon} ORDER BY p.id LIMIT $2)
       SELECT (SELECT id FROM due ORDER BY id DESC LIMIT 1) AS through, count(*) AS postings FROM due`,
      [after, limit],
    );
    return { after, through: row!.through ?? after, postings: Number(row!.postings) };
  }

  /** End of the chain of each account with new postings. */
  async ends(tx: Tx, range: Range): Promise<SeenAccount[]> {
    const rows: EndRow[] = await tx.query(
      `WITH ${steps}
       SELECT k.member_id, k.book, coalesce(s.version, k.version) AS version, coalesce(s.balance_after, k.balance) AS balance,
              coalesce(s.bonus_after, k.bonus) AS bonus
         FROM known k LEFT JOIN LATERAL (
           SELECT s.version, s.balance_after, s.bonus_after FROM step s WHERE s.member_id = k.member_id AND s.book = k.book
            ORDER BY s.version DESC LIMIT 1) s ON true`,
      [range.after, range.through],
    );
    return rows.map((row) => ({
      memberId: row.member_id,
      book: row.book,
      version: BigInt(row.version),
      balance: BigInt(row.balance),
      bonus: BigInt(row.bonus),
    }));
  }

  /** Previous balance + amount = new balance, versions without gaps, none twice. */
  async chain(tx: Tx, range: Range): Promise<Finding[]> {
    const rows: FindingRow[] = await tx.query(
      `WITH ${steps}
       SELECT 'VERSION_GAP' AS fault, book, member_id, id AS posting_id, place::text AS expected, version::text AS found
         FROM step WHERE version <> place
       UNION ALL
       SELECT 'BROKEN_CHAIN', book, member_id, id, (before + delta)::text, balance_after::text
         FROM step WHERE before + delta <> balance_after
       UNION ALL
       SELECT 'VERSION_GAP', n.book, n.member_id, n.id, NULL, n.version::text
         FROM news n JOIN known k USING (member_id, book)
        WHERE n.version <= k.version AND EXISTS (
          SELECT 1 FROM posting t WHERE t.member_id = n.member_id AND t.book = n.book AND t.version = n.version AND t.id <> n.id)`,
      [range.after, range.through],
    );
    return rows.map(findingOf);
  }

  /** Stored balance, version and held amount must equal these ends. */
  async stored(tx: Tx, ends: readonly SeenAccount[]): Promise<Finding[]> {
    const rows: FindingRow[] = await tx.query(
      `WITH ended AS (SELECT * FROM unnest($1::uuid[], $2::book[], $3::bigint[], $4::bigint[], $5::bigint[])
           e(member_id, book, version, balance, bonus))
       SELECT 'STORED_BALANCE' AS fault, e.book, e.member_id, e.balance || ' at ' || e.version AS expected,
              coalesce(a.balance || ' at ' || a.version, 'no account') AS found
         FROM ended e LEFT JOIN player_account a USING (member_id, book)
        WHERE (a.version, a.balance) IS DISTINCT FROM (e.version, e.balance)
       UNION ALL
       SELECT 'HELD_AMOUNT', e.book, e.member_id, ${held('e')}::text, a.held::text
         FROM ended e JOIN player_account a USING (member_id, book) WHERE a.held <> ${held('e')}
       UNION ALL
       SELECT 'BONUS_AMOUNT', e.book, e.member_id, e.bonus || ', held ' || ${heldBonus('e')}, a.bonus || ', held ' || a.held_bonus
         FROM ended e JOIN player_account a USING (member_id, book)
        WHERE a.bonus <> e.bonus OR a.held_bonus <> ${heldBonus('e')}`,
      columnsOf(ends),
    );
    return rows.map(findingOf);
  }

  /** Both accounts are in the chart and of the posting's book; the id fits its transaction. */
  async postings(tx: Tx, range: Range): Promise<Finding[]> {
    const rows: FindingRow[] = await tx.query(
      `SELECT DISTINCT ON (p.book, s.account) 'UNKNOWN_ACCOUNT' AS fault, p.book, s.account, p.id AS posting_id, s.account::text AS found
         FROM posting p CROSS JOIN LATERAL (VALUES (p.debit), (p.credit)) s(account)
         LEFT JOIN chart_account c ON c.number = s.account AND c.book = p.book
        WHERE p.id > $1 AND p.id <= $2 AND c.number IS NULL
       UNION ALL
       SELECT 'FOREIGN_ID', p.book, NULL, p.id, p.xid::text FROM posting p
        WHERE p.id > $1 AND p.id <= $2
          AND substring(uuid_send(p.id) FROM 1 FOR 6) <> substring(uuid_send(first_posting_id(p.xid)) FROM 1 FOR 6)
       UNION ALL
       (SELECT 'FOREIGN_ID', p.book, NULL, p.id, p.xid::text FROM posting p
         WHERE p.id >= first_posting_id(pg_snapshot_xmax(pg_current_snapshot())) ORDER BY p.id LIMIT 1)`,
      [range.after, range.through],
    );
    return rows.map(findingOf);
  }

  /** Returned bets of rounds that had paid: a correction of the round counts against its wins. */
  async rollbacks(tx: Tx, range: Range): Promise<Finding[]> {
    const rows: FindingRow[] = await tx.query(
      `WITH taken_back AS (
         SELECT p.id, p.member_id, p.book, coalesce(b.round_id, p.round_id) AS round_id
           FROM posting p
           LEFT JOIN posting_key k ON k.caller = p.caller AND k.external_id = p.refers_to
           LEFT JOIN ledger_posting b ON b.id = k.posting_id AND b.month = k.posting_month
          WHERE p.id > $1 AND p.id <= $2 AND p.kind = 'ROLLBACK')
       SELECT 'ROLLBACK_AFTER_WIN' AS fault, t.book, t.member_id, t.id AS posting_id, '0' AS expected, w.won::text AS found
         FROM taken_back t CROSS JOIN LATERAL (
           SELECT sum(CASE WHEN g.debit IN (control_account(g.book), resolve_account(g.book, 1500)) THEN -g.amount ELSE g.amount END) AS won
             FROM ledger_posting g
            WHERE g.round_id = t.round_id AND g.member_id = t.member_id AND g.book = t.book
              AND g.kind IN ('WIN', 'JACKPOT', 'ADJUST', 'WIN_CORRECTION') AND g.id < t.id) w
        WHERE w.won > 0`,
      [range.after, range.through],
    );
    return rows.map(findingOf);
  }
}

// The accounts of the postings in the range, their last checked state and all their postings since.
const steps = `
  news AS (
    SELECT p.id, p.member_id, p.book, p.version FROM posting p
     WHERE p.id > $1 AND p.id <= $2 AND p.version IS NOT NULL),
  known AS (
    SELECT n.member_id, n.book, coalesce(a.version, 0) AS version, coalesce(a.balance, 0) AS balance,
           coalesce(a.bonus, 0) AS bonus
      FROM (SELECT DISTINCT member_id, book FROM news) n LEFT JOIN audit_account a USING (member_id, book)),
  step AS (
    SELECT p.member_id, p.book, p.id, p.version, p.balance_after, ${delta} AS delta,
           lag(p.balance_after, 1, k.balance) OVER w AS before, k.version + row_number() OVER w AS place,
           k.bonus + sum(CASE WHEN p.credit = control_account(p.book) THEN p.bonus_amount ELSE -p.bonus_amount END) OVER w AS bonus_after
      FROM known k JOIN posting p ON p.member_id = k.member_id AND p.book = k.book AND p.version > k.version
    WINDOW w AS (PARTITION BY p.member_id, p.book ORDER BY p.version, p.id))`;

export function columnsOf(accounts: readonly SeenAccount[]): unknown[] {
  return [
    accounts.map(({ memberId }) => memberId),
    accounts.map(({ book }) => book),
    accounts.map(({ version }) => String(version)),
    accounts.map(({ balance }) => String(balance)),
    accounts.map(({ bonus }) => String(bonus)),
  ];
}

export function findingOf(row: FindingRow): Finding {
  return {
    fault: row.fault,
    book: row.book,
    memberId: row.member_id ?? null,
    account: row.account ?? null,
    postingId: row.posting_id ?? null,
    expected: row.expected ?? null,
    found: row.found ?? null,
  };
}
