import { Injectable } from '@nestjs/common';
import type { BetCategory } from '#libs/events';
import { Pool, type Tx } from '#libs/database';
import { defaultRatesPpm, type RateChange, type RateScope } from './rate.rules.js';

interface RateRow {
  category: BetCategory;
  vassalage: string;
  merchant_code: string;
  valid_from: Date;
  rate_ppm: number;
  changed_by: string | null;
  changed_at: Date;
}

@Injectable()
export class RateRepository {
  constructor(private readonly pool: Pool) {}

  /** Adds the defaults of categories without any rate; they hold from the beginning. */
  async addMissing(now: Date): Promise<void> {
    await this.pool.query(
      `INSERT INTO cashback_rate (category, valid_from, rate_ppm, changed_at)
       SELECT category, timestamptz '1970-01-01 00:00:00+00', rate_ppm, $3
         FROM unnest($1::text[], $2::int[]) AS given (category, rate_ppm)
        WHERE NOT EXISTS (SELECT FROM cashback_rate
                           WHERE cashback_rate.category = given.category AND vassalage = '' AND merchant_code = '')
       ON CONFLICT DO NOTHING`,
      [Object.keys(defaultRatesPpm), Object.values(defaultRatesPpm), now],
    );
  }

  /** False if another rate begins at the same instant. */
  async add(tx: Tx, change: RateChange): Promise<boolean> {
    const { category, vassalage, merchantCode, ratePpm, validFrom, changedBy, changedAt } = change;
    const rows: unknown[] = await tx.query(
      `INSERT INTO cashback_rate (category, vassalage, merchant_code, rate_ppm, valid_from, changed_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
      [category, vassalage, merchantCode, ratePpm, validFrom, changedBy, changedAt],
    );
    return rows.length > 0;
  }

  /** How many rates there are of just this scope; a second writer of the category waits. */
  async count(tx: Tx, { category, vassalage, merchantCode }: RateScope): Promise<number> {
    await tx.query(
      `SELECT FROM cashback_rate WHERE category = $1 AND vassalage = '' AND merchant_code = '' FOR UPDATE`,
      [category],
    );
    const [row]: { n: number }[] = await tx.query(
      `SELECT count(*)::int AS n FROM cashback_rate WHERE category = $1 AND vassalage = $2 AND merchant_code = $3`,
      [category, vassalage, merchantCode],
    );
    return row!.n;
  }

  /** The rate of a bet at an instant: the vendor's own first, then the brand's, then the general. */
  async at(
    tx: Tx,
    { category, vassalage, merchantCode }: RateScope,
    instant: Date,
  ): Promise<number | undefined> {
    const [row]: RateRow[] = await tx.query(
      `SELECT rate_ppm FROM cashback_rate
        WHERE category = $1 AND vassalage IN ($2, '') AND merchant_code IN ($3, '') AND valid_from <= $4
        ORDER BY vassalage DESC, merchant_code DESC, valid_from DESC LIMIT 1`,
      [category, vassalage, merchantCode, instant],
    );
    return row?.rate_ppm;
  }

  /** Every rate that holds, will hold or held, the latest of a key first. */
  async history(): Promise<RateChange[]> {
    const rows: RateRow[] = await this.pool.query(
      `SELECT category, vassalage, merchant_code, valid_from, rate_ppm, changed_by, changed_at FROM cashback_rate
        ORDER BY category, vassalage, merchant_code, valid_from DESC`,
    );
    return rows.map((row) => ({
      category: row.category,
      vassalage: row.vassalage,
      merchantCode: row.merchant_code,
      ratePpm: row.rate_ppm,
      validFrom: row.valid_from,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    }));
  }
}
