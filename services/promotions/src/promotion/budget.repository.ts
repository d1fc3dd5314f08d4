import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export interface Budget {
  budget: bigint | null;
  budgetLeft: bigint | null;
  stock: number | null;
  stockLeft: number | null;
}

interface BudgetRow {
  promotion_id: string;
  budget: string | null;
  budget_left: string | null;
  stock: number | null;
  stock_left: number | null;
}

/** Whether what is left holds a reward. */
export function holds(budget: Budget | undefined, reward: bigint): boolean {
  if (!budget) return false;
  const { budgetLeft, stockLeft } = budget;
  return (budgetLeft === null || budgetLeft >= reward) && (stockLeft === null || stockLeft >= 1);
}

const bigOrNull = (value: string | null): bigint | null => (value === null ? null : BigInt(value));

/** What promotions may still give away: each reward is taken by one conditional update, so neither figure falls below zero. */
@Injectable()
export class BudgetRepository {
  constructor(private readonly pool: Pool) {}

  /** Whether budget and stock hold the reward now; a concurrent claim may take it before `take`. */
  async holds(on: Tx | Pool, promotionId: string, reward: bigint): Promise<boolean> {
    const rows: unknown[] = await on.query(
      `SELECT FROM promotion_budget
        WHERE promotion_id = $1 AND (budget_left IS NULL OR budget_left >= $2) AND (stock_left IS NULL OR stock_left >= 1)`,
      [promotionId, reward],
    );
    return rows.length > 0;
  }

  /** False if the budget or the stock does not hold the reward. The row stays locked until the transaction ends. */
  async take(tx: Tx, promotionId: string, reward: bigint): Promise<boolean> {
    const [, taken]: [unknown[], number] = await tx.query(
      `UPDATE promotion_budget SET budget_left = budget_left - $2, stock_left = stock_left - 1
        WHERE promotion_id = $1 AND (budget_left IS NULL OR budget_left >= $2) AND (stock_left IS NULL OR stock_left >= 1)`,
      [promotionId, reward],
    );
    return taken === 1;
  }

  /** Replaces an amount that is held by another one: the stock stays as it is. False if the budget does not hold the rise. */
  async change(tx: Tx, promotionId: string, from: bigint, to: bigint): Promise<boolean> {
    const [, changed]: [unknown[], number] = await tx.query(
      `UPDATE promotion_budget SET budget_left = least(budget, budget_left + $2)
        WHERE promotion_id = $1 AND (budget_left IS NULL OR budget_left + $2 >= 0)`,
      [promotionId, from - to],
    );
    return changed === 1;
  }

  async giveBack(tx: Tx, promotionId: string, reward: bigint): Promise<void> {
    await tx.query(
      `UPDATE promotion_budget SET budget_left = least(budget, budget_left + $2), stock_left = least(stock, stock_left + 1)
        WHERE promotion_id = $1`,
      [promotionId, reward],
    );
  }

  /** Sets the totals; what was given away stays given away. False if more was given than the new total. */
  async set(tx: Tx, promotionId: string, budget: bigint | null, stock: number | null): Promise<boolean> {
    const [row]: BudgetRow[] = await tx.query(
      'SELECT * FROM promotion_budget WHERE promotion_id = $1 FOR UPDATE',
      [promotionId],
    );
    const spent = row?.budget != null ? BigInt(row.budget) - BigInt(row.budget_left!) : 0n;
    const used = row?.stock != null ? row.stock - row.stock_left! : 0;
    const left = budget === null ? null : budget - spent;
    const stockLeft = stock === null ? null : stock - used;
    if ((left !== null && left < 0n) || (stockLeft !== null && stockLeft < 0)) return false;
    await tx.query(
      `INSERT INTO promotion_budget (promotion_id, budget, budget_left, stock, stock_left) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (promotion_id) DO UPDATE SET budget = $2, budget_left = $3, stock = $4, stock_left = $5`,
      [promotionId, budget, left, stock, stockLeft],
    );
    return true;
  }

  async of(ids: readonly string[]): Promise<Map<string, Budget>> {
    const rows: BudgetRow[] = await this.pool.query(
      'SELECT * FROM promotion_budget WHERE promotion_id = ANY ($1)',
      [ids],
    );
    return new Map(
      rows.map((row) => [
        row.promotion_id,
        {
          ...{ budget: bigOrNull(row.budget), budgetLeft: bigOrNull(row.budget_left) },
          ...{ stock: row.stock, stockLeft: row.stock_left },
        },
      ]),
    );
  }
}
