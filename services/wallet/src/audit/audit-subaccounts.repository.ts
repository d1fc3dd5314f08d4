import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { findingOf, type Range } from './audit-checks.repository.js';
import type { Finding } from './audit.rules.js';

/** Accounts of the chart that are also stored per member: receivables, vendor wallets and transfers under way. */
export const subaccounts: readonly number[] = [1500, 101_500, 2100, 102_100, 2800];

/** Summing all members is linear: done if the account has new postings, and once a sweep. */
@Injectable()
export class AuditSubaccountsRepository {
  /** Those that postings in the range touch. */
  async withNews(tx: Tx, range: Range): Promise<number[]> {
    const rows: { account: number }[] = await tx.query(
      `SELECT DISTINCT s.account FROM posting p CROSS JOIN LATERAL (VALUES (p.debit), (p.credit)) s(account)
        WHERE p.id > $1 AND p.id <= $2 AND s.account = ANY ($3)`,
      [range.after, range.through, subaccounts],
    );
    return rows.map(({ account }) => account);
  }

  /** Movements of jackpot pools in the range that are not what their postings moved on account 2200; one finding a book. */
  async pools(tx: Tx, range: Range): Promise<Finding[]> {
    const rows: Parameters<typeof findingOf>[0][] = await tx.query(
      `WITH moved AS (
         SELECT m.*, resolve_account(m.book, 2200) AS account FROM jackpot_movement m
          WHERE m.posting_id > $1 AND m.posting_id <= $2),
       compared AS (
         SELECT m.book, m.account, m.posting_id, m.delta,
                CASE m.account WHEN p.credit THEN p.amount WHEN p.debit THEN -p.amount END AS posted
           FROM moved m
           LEFT JOIN posting p ON p.id = m.posting_id AND p.id > $1 AND p.id <= $2
            AND p.book = m.book AND p.kind = m.kind AND p.vassalage = m.vassalage)
       SELECT DISTINCT ON (book) 'SUBACCOUNTS' AS fault, book, account, coalesce(posted, 0)::text AS expected, delta::text AS found
         FROM compared WHERE posted IS DISTINCT FROM delta ORDER BY book, posting_id`,
      [range.after, range.through],
    );
    return rows.map(findingOf);
  }

  async compare(tx: Tx, accounts: readonly number[]): Promise<Finding[]> {
    if (accounts.length === 0) return [];
    const rows: Parameters<typeof findingOf>[0][] = await tx.query(
      `WITH newest AS (SELECT through_id FROM account_rollup ORDER BY seq DESC LIMIT 1),
       turned AS (
         SELECT a.number, a.book, a.nature, f.rest + t.rest AS rest
           FROM chart_account a
          CROSS JOIN LATERAL (SELECT coalesce((
            SELECT c.debits - c.credits FROM rollup_checkpoint c WHERE c.account = a.number ORDER BY c.seq DESC LIMIT 1), 0) AS rest) f
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(CASE WHEN p.debit = a.number THEN p.amount ELSE -p.amount END), 0) AS rest FROM posting p
             WHERE p.id > coalesce((SELECT through_id FROM newest), '00000000-0000-0000-0000-000000000000')
               AND a.number IN (p.debit, p.credit)) t
          WHERE a.number = ANY ($1)),
       kept AS (
         SELECT t.*, CASE
             WHEN t.number = 2800
             THEN (SELECT coalesce(-sum(c.amount), 0) FROM claim_payment c WHERE c.credited_at IS NULL)
             WHEN t.number IN (1500, 101500)
             THEN (SELECT coalesce(sum(p.owed), 0) FROM player_account p WHERE p.book = t.book)
             ELSE (SELECT coalesce(-sum(v.balance), 0) FROM vendor_account v WHERE v.book = t.book) END AS members
           FROM turned t)
       SELECT 'SUBACCOUNTS' AS fault, book, number AS account, abs(rest)::text AS expected, abs(members)::text AS found
         FROM kept WHERE rest <> members`,
      [accounts],
    );
    return rows.map(findingOf);
  }
}
