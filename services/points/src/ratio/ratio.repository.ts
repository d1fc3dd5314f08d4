import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { defaultRatios, type RatioChange, type RatioScope, type RatioType } from './ratio.rules.js';

interface RatioRow {
  merchant_code: string;
  point_type: RatioType;
  valid_from: string;
  ratio: string;
  changed_by: string | null;
  changed_at: Date;
}

@Injectable()
export class RatioRepository {
  constructor(private readonly pool: Pool) {}

  /** Adds the defaults of types without any ratio; they hold from the beginning. */
  async addMissing(now: Date): Promise<void> {
    await this.pool.query(
      `INSERT INTO point_ratio (point_type, valid_from, ratio, changed_at)
       SELECT point_type, timestamptz '1970-01-01 00:00:00+00', ratio, $3
         FROM unnest($1::text[], $2::bigint[]) AS given (point_type, ratio)
        WHERE NOT EXISTS (SELECT FROM point_ratio WHERE point_ratio.point_type = given.point_type AND merchant_code = '')
       ON CONFLICT DO NOTHING`,
      [Object.keys(defaultRatios), Object.values(defaultRatios).map(String), now],
    );
  }

  /** False if another ratio begins at the same instant. */
  async add(
    tx: Tx,
    { type, merchantCode, ratio, validFrom, changedBy, changedAt }: RatioChange,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO point_ratio (point_type, merchant_code, ratio, valid_from, changed_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1`,
      [type, merchantCode, ratio, validFrom, changedBy, changedAt],
    );
    return rows.length > 0;
  }

  /** How many ratios there are of just this scope; a second writer of the type waits. */
  async count(tx: Tx, { type, merchantCode }: RatioScope): Promise<number> {
    await tx.query(`SELECT FROM point_ratio WHERE point_type = $1 AND merchant_code = '' FOR UPDATE`, [type]);
    const [row]: { n: number }[] = await tx.query(
      `SELECT count(*)::int AS n FROM point_ratio WHERE point_type = $1 AND merchant_code = $2`,
      [type, merchantCode],
    );
    return row!.n;
  }

  /** The brand's ratio of each type at an instant, else that of every brand. */
  async at(on: Tx | Pool, merchantCode: string, instant: Date): Promise<Map<RatioType, bigint>> {
    const rows: RatioRow[] = await on.query(
      `SELECT DISTINCT ON (point_type) point_type, ratio FROM point_ratio
        WHERE merchant_code IN ($1, '') AND valid_from <= $2
        ORDER BY point_type, merchant_code DESC, valid_from DESC`,
      [merchantCode, instant],
    );
    return new Map(rows.map((row) => [row.point_type, BigInt(row.ratio)]));
  }

  /** Every ratio that holds, will hold or held, the latest first. */
  async history(): Promise<RatioChange[]> {
    const rows: RatioRow[] = await this.pool.query(
      `SELECT merchant_code, point_type, valid_from, ratio, changed_by, changed_at FROM point_ratio
        ORDER BY point_type, merchant_code, valid_from DESC`,
    );
    return rows.map((row) => ({
      type: row.point_type,
      merchantCode: row.merchant_code,
      ratio: BigInt(row.ratio),
      validFrom: new Date(row.valid_from),
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    }));
  }
}
