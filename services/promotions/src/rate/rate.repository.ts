import { Injectable } from '@nestjs/common';
import type { BetCategory } from '#libs/events';
import { Pool } from '#libs/database';
import { defaultRatesPpm, type RateChange } from './rate.rules.js';

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
  async add(change: RateChange): Promise<boolean> {
    const { category, vassalage, merchantCode, ratePpm, validFrom, changedBy, changedAt } = change;
    const rows: unknown[] = await this.pool.query(
      `INSERT INTO cashback_rate (category, vassalage, merchant_code, rate_ppm, valid_from, changed_by, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
      [category, vassalage, merchantCode, ratePpm, validFrom, changedBy, changedAt],
    );
    return rows.length > 0;
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
