import { Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';

/** Where a service keeps sealed text. Names are constants of the code: they go into statements as they are. */
export interface SealedColumn {
  table: string;
  /** The columns of the primary key. */
  key: readonly string[];
  column: string;
  type?: 'text' | 'bytea';
  purpose: string;
  /** What the text is bound to, of the key's values or of further columns in `also`. */
  owner(values: Record<string, string>): string;
  also?: readonly string[];
}

const rowsAtOnce = 500;

@Injectable()
export class ResealingRepository {
  constructor(private readonly pool: Pool) {}

  async isFinished(keyId: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query('SELECT 1 FROM resealed_key WHERE key_id = $1', [keyId]);
    return rows.length > 0;
  }

  async markFinished(keyId: string, now: Date): Promise<void> {
    await this.pool.query(
      'INSERT INTO resealed_key (key_id, finished_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [keyId, now],
    );
  }

  /** Writes what `again` makes of some texts that are not under the key; false if there are none. Locked rows are skipped. */
  async rewriteSome(
    column: SealedColumn,
    keyId: string,
    again: (owner: string, text: string) => string,
  ): Promise<boolean> {
    return new Transactions(this.pool).run((tx) => rewrite(tx, column, keyId, again));
  }
}

async function rewrite(
  tx: Tx,
  sealed: SealedColumn,
  keyId: string,
  again: (owner: string, text: string) => string,
): Promise<boolean> {
  const { table, column } = sealed;
  const stored = sealed.type === 'bytea' ? `convert_from(${column}, 'UTF8')` : column;
  const written = sealed.type === 'bytea' ? `convert_to($1, 'UTF8')` : '$1';
  const names = [...sealed.key, ...(sealed.also ?? [])];
  const rows: Record<string, string>[] = await tx.query(
    `SELECT ${names.map((name) => `${name}::text AS "${name}"`).join(', ')}, ${stored} AS "sealed text" FROM ${table}
     WHERE ${stored} NOT LIKE $1 AND ${stored} <> '' LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED`,
    [`${keyId}.%`],
  );
  const where = sealed.key.map((name, n) => `${name} = $${n + 2}`).join(' AND ');
  for (const row of rows) {
    const text = again(sealed.owner(row), row['sealed text']!);
    await tx.query(`UPDATE ${table} SET ${column} = ${written} WHERE ${where}`, [
      text,
      ...sealed.key.map((name) => row[name]),
    ]);
  }
  return rows.length > 0;
}
