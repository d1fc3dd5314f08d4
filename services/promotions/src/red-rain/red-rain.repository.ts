import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface RedRound {
  id: string;
  promotionId: string;
  startsAt: Date;
  endsAt: Date;
  budget: bigint;
  budgetLeft: bigint;
  stock: number;
  stockLeft: number;
}

interface RoundRow {
  id: string;
  promotion_id: string;
  starts_at: Date;
  ends_at: Date;
  budget: string;
  budget_left: string;
  stock: number;
  stock_left: number;
}

const roundOf = (row: RoundRow): RedRound => ({
  ...{ id: row.id, promotionId: row.promotion_id, startsAt: row.starts_at, endsAt: row.ends_at },
  ...{
    budget: BigInt(row.budget),
    budgetLeft: BigInt(row.budget_left),
    stock: row.stock,
    stockLeft: row.stock_left,
  },
});

@Injectable()
export class RedRainRepository {
  constructor(private readonly pool: Pool) {}

  /** A round that is there already stays as it is. */
  async add(round: Omit<RedRound, 'budgetLeft' | 'stockLeft'>): Promise<void> {
    const { id, promotionId, startsAt, endsAt, budget, stock } = round;
    await this.pool.query(
      `INSERT INTO red_round (id, promotion_id, starts_at, ends_at, budget, budget_left, stock, stock_left)
       VALUES ($1, $2, $3, $4, $5, $5, $6, $6) ON CONFLICT (promotion_id, starts_at) DO NOTHING`,
      [id, promotionId, startsAt, endsAt, budget, stock],
    );
  }

  /** The rounds that run, and then those that come. */
  async next(now: Date): Promise<RedRound[]> {
    const rows: RoundRow[] = await this.pool.query(
      `SELECT round.* FROM red_round round JOIN promotion ON promotion.id = round.promotion_id AND promotion.state = 'LIVE'
        WHERE round.ends_at > $1 ORDER BY round.starts_at, round.id LIMIT 50`,
      [now],
    );
    return rows.map(roundOf);
  }

  async list(limit: number): Promise<RedRound[]> {
    const rows: RoundRow[] = await this.pool.query(
      'SELECT * FROM red_round ORDER BY starts_at DESC LIMIT $1',
      [limit],
    );
    return rows.map(roundOf);
  }

  /** False if the member or the address has taken a packet of the round. */
  async addGrab(tx: Tx, { roundId, memberId, addressHash, amount, at }: GrabRow): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO red_grab (round_id, member_id, address_hash, amount, grabbed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [roundId, memberId, addressHash, amount, at],
    );
    return rows.length > 0;
  }

  /** False if stock or budget does not hold the amount: both stay as they are. */
  async take(tx: Tx, roundId: string, amount: bigint): Promise<boolean> {
    const [, taken]: [unknown[], number] = await tx.query(
      `UPDATE red_round SET budget_left = budget_left - $2, stock_left = stock_left - 1
        WHERE id = $1 AND budget_left >= $2 AND stock_left >= 1`,
      [roundId, amount],
    );
    return taken === 1;
  }

  /** The packet of a credit that the wallet refused is available again. */
  async giveBack(tx: Tx, roundId: string, memberId: string): Promise<void> {
    const [rows]: [{ amount: string }[], number] = await tx.query(
      'DELETE FROM red_grab WHERE round_id = $1 AND member_id = $2 RETURNING amount',
      [roundId, memberId],
    );
    if (!rows[0]) return;
    await tx.query(
      `WITH round AS (UPDATE red_round SET budget_left = budget_left + $2, stock_left = stock_left + 1 WHERE id = $1
                      RETURNING promotion_id)
       UPDATE promotion_budget SET budget_left = least(budget, budget_left + $2), stock_left = least(stock, stock_left + 1)
        WHERE promotion_id = (SELECT promotion_id FROM round)`,
      [roundId, rows[0].amount],
    );
  }

  async grabOf(on: Tx | Pool, roundId: string, memberId: string): Promise<bigint | undefined> {
    const [row]: { amount: string }[] = await on.query(
      'SELECT amount FROM red_grab WHERE round_id = $1 AND member_id = $2',
      [roundId, memberId],
    );
    return row && BigInt(row.amount);
  }
}

export interface GrabRow {
  roundId: string;
  memberId: string;
  addressHash: Buffer;
  amount: bigint;
  at: Date;
}
