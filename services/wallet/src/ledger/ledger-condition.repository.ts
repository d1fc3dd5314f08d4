import { Inject, Injectable } from '@nestjs/common';
import { LedgerPools } from './ledger-pools.js';

/** Written once; each with its partitions. */
const appendOnly = [
  'posting',
  'sound_posting',
  'archive.posting',
  'posting_key',
  'kept_answer',
  'house_rollup',
  'house_checkpoint',
  'audit_finding',
  'audit_closure',
  'account_release',
  'posting_seal',
];

/** What the ledger needs of its database in order to keep its word. */
@Injectable()
export class LedgerConditionRepository {
  constructor(@Inject(LedgerPools) private readonly pools: LedgerPools) {}

  async durability(): Promise<Record<string, string>> {
    const { rows } = await this.pools.balances.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`,
    );
    return Object.fromEntries(rows.map((row) => [row.name, row.setting]));
  }

  /** Tables of the ledger that this role could change or empty. */
  async changeableTables(): Promise<string[]> {
    const { rows } = await this.pools.balances.query<{ name: string }>(
      `SELECT DISTINCT t.name::text AS name
         FROM unnest($1::regclass[]) root
         CROSS JOIN LATERAL (SELECT root AS name UNION SELECT relid FROM pg_partition_tree(root)) t
        WHERE has_table_privilege(t.name, 'UPDATE') OR has_table_privilege(t.name, 'DELETE')
           OR has_table_privilege(t.name, 'TRUNCATE')
        ORDER BY 1`,
      [appendOnly],
    );
    return rows.map((row) => row.name);
  }

  /** Tables whose rules of rows this role is not asked: they are off, or it may pass them by. */
  async unruledTables(): Promise<string[]> {
    const { rows } = await this.pools.balances.query<{ name: string }>(
      `SELECT name::text FROM unnest('{posting,player_account,hold}'::regclass[]) name WHERE NOT row_security_active(name) ORDER BY 1`,
    );
    return rows.map((row) => row.name);
  }

  async chart(): Promise<{ number: number; code: string; book: string }[]> {
    return (await this.pools.balances.query('SELECT number, code, book FROM chart_account')).rows;
  }

  async ensureMonths(ahead: number): Promise<void> {
    await this.pools.balances.query('SELECT ensure_posting_months($1)', [ahead]);
  }
}
