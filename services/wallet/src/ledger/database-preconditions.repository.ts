import { Injectable } from '@nestjs/common';
import { LedgerPools } from './ledger-pools.js';

/** Written once; each with its partitions. */
const appendOnly = [
  'account_change',
  'chart_account',
  'posting',
  'archive.posting',
  'posting_key',
  'stored_answer',
  'account_rollup',
  'rollup_checkpoint',
  'audit_finding',
  'audit_closure',
  'account_release',
  'hash_chain_block',
  'partial_posting',
  'ledger_currency',
];

/** What the ledger needs of its database. */
@Injectable()
export class DatabasePreconditionsRepository {
  constructor(private readonly pools: LedgerPools) {}

  async durability(): Promise<Record<string, string>> {
    const { rows } = await this.pools.balances.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name 
          IN ('fsync', 'full_page_writes', 'synchronous_commit', 'synchronous_standby_names')`,
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

  async chart(): Promise<{ number: number; code: string; book: string }[]> {
    return (await this.pools.balances.query('SELECT number, code, book FROM chart_account')).rows;
  }

  /** The currency of this ledger; at the first start, the given one. */
  async currency(configured: string): Promise<string> {
    await this.pools.balances.query(
      'INSERT INTO ledger_currency (currency) VALUES ($1) ON CONFLICT DO NOTHING',
      [configured],
    );
    const { rows } = await this.pools.balances.query<{ currency: string }>(
      'SELECT currency FROM ledger_currency',
    );
    return rows[0]!.currency;
  }

  async ensureMonths(ahead: number): Promise<void> {
    await this.pools.balances.query('SELECT ensure_posting_months($1)', [ahead]);
  }
}
