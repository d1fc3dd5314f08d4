import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { Book } from '#libs/money';

/** A sub-account of 2200; sums in minor units. */
export interface PoolSums {
  book: Book;
  vassalage: string;
  pool: string;
  shares: string;
  awards: string;
}

@Injectable()
export class JackpotPoolRepository {
  constructor(private readonly pool: Pool) {}

  /** Every pool that has moved, each the sum of its movements. */
  sums(): Promise<PoolSums[]> {
    return this.pool.query(
      `SELECT book, vassalage, pool,
              coalesce(sum(delta) FILTER (WHERE kind = 'JACKPOT_SHARE'), 0)::text AS shares,
              coalesce(-sum(delta) FILTER (WHERE kind = 'JACKPOT'), 0)::text AS awards
         FROM jackpot_movement GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    );
  }
}
