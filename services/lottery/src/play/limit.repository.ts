import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Limit, LimitChange } from './limit.rules.js';

type Row<T extends Limit> = Omit<T, 'amount'> & { amount: string | null };

const shown = 100;

@Injectable()
export class LimitRepository {
  constructor(private readonly pool: Pool) {}

  /** The newest version of each. */
  async all(on: Tx | Pool): Promise<Limit[]> {
    const rows: Row<Limit>[] = await on.query(
      `SELECT DISTINCT ON (scope, kind) scope, kind, amount, version FROM lottery_limit
        ORDER BY scope, kind, version DESC`,
    );
    return rows.map(limitOf<Limit>);
  }

  current(): Promise<Limit[]> {
    return this.all(this.pool);
  }

  /** A second writer of any limit waits: limits bound each other. */
  async lock(tx: Tx): Promise<Limit[]> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('lottery_limit', 8401))`);
    return this.all(tx);
  }

  async add(tx: Tx, change: LimitChange): Promise<void> {
    const { scope, kind, version, amount, reason, changedBy, approvedBy, changedAt } = change;
    await tx.query(
      `INSERT INTO lottery_limit (scope, kind, version, amount, reason, changed_by, approved_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [scope, kind, version, amount, reason, changedBy, approvedBy, changedAt],
    );
  }

  /** The newest first. */
  async history(): Promise<(LimitChange & { before: bigint | null })[]> {
    const rows: (Row<LimitChange> & { before: string | null })[] = await this.pool.query(
      `SELECT * FROM (
         SELECT scope, kind, amount, version, reason, changed_by AS "changedBy", approved_by AS "approvedBy",
                changed_at AS "changedAt", lag(amount) OVER (PARTITION BY scope, kind ORDER BY version) AS before
           FROM lottery_limit) AS change
        WHERE "changedBy" IS NOT NULL ORDER BY "changedAt" DESC, scope, kind LIMIT $1`,
      [shown],
    );
    return rows.map((row) => ({
      ...limitOf<LimitChange>(row),
      before: row.before === null ? null : BigInt(row.before),
    }));
  }
}

const limitOf = <T extends Limit>(row: Row<T>): T =>
  ({ ...row, amount: row.amount === null ? null : BigInt(row.amount) }) as T;
