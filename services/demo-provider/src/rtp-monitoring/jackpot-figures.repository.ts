import type { Pool } from '#libs/database';

export interface PoolFigures {
  mode: string;
  tier: string;
  amount: string;
  fed: string;
  paid: string;
  awards: number;
}

export const pools = (pool: Pool): Promise<PoolFigures[]> =>
  pool.query(
    `SELECT mode, tier, amount::text, fed::text, paid::text, cycle awards FROM jackpot_pool ORDER BY mode DESC, jackpot_pool.seed`,
  );
