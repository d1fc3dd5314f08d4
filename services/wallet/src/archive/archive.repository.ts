import { Injectable } from '@nestjs/common';
import { Pool, sqlStateOf, Transactions } from '#libs/database';
import type { ArchiveBlockReason, LedgerMonth } from './archive.rules.js';

const lockNotAvailable = '55P03';

/** Reading needs the runtime role; moving needs the owner's connection. */
@Injectable()
export class ArchiveRepository {
  constructor(private readonly pool: Pool) {}

  async months(): Promise<LedgerMonth[]> {
    const rows: { month: string; place: LedgerMonth['place']; blockReason: ArchiveBlockReason | null }[] =
      await this.pool.query(
        `SELECT month::text, place, CASE place WHEN 'ledger' THEN archive_block_reason(month) END AS "blockReason" FROM (
           SELECT to_date(right(c.relname, 7), 'YYYY_MM') AS month, CASE n.nspname WHEN 'archive' THEN 'archive' ELSE 'ledger' END AS place
             FROM unnest('{posting,archive.posting}'::regclass[]) root, pg_partition_tree(root) t
             JOIN pg_class c ON c.oid = t.relid JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE t.isleaf AND t.level = 1) months ORDER BY month`,
      );
    return rows;
  }

  async blockReason(month: string): Promise<ArchiveBlockReason | null> {
    const [row]: { reason: ArchiveBlockReason | null }[] = await this.pool.query(
      'SELECT archive_block_reason($1) AS reason',
      [month],
    );
    return row!.reason;
  }

  /** Validates that all rows belong to the month, without blocking readers or writers. */
  async ready(month: string): Promise<void> {
    const rules: { rule: string }[] = await this.pool.query('SELECT prepare_posting_month($1) AS rule', [
      month,
    ]);
    for (const { rule } of rules) await this.pool.query(rule);
  }

  /** Bounded wait for the table lock, since postings queue behind it; false on timeout. */
  move(month: string, to: LedgerMonth['place'], patienceMs: number): Promise<boolean> {
    const step = to === 'archive' ? 'archive_posting_month' : 'restore_posting_month';
    return new Transactions(this.pool)
      .run(async (tx) => {
        await tx.query(`SET LOCAL lock_timeout = ${patienceMs}`);
        await tx.query(`SELECT ${step}($1)`, [month]);
        return true;
      })
      .catch((error: unknown) => {
        if (sqlStateOf(error) === lockNotAvailable) return false;
        throw error;
      });
  }
}
