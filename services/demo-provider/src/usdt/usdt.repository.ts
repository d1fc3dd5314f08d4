import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { PlannedUsdtTransfer, UsdtOrder } from './usdt.rules.js';

export interface DueUsdtReport {
  txId: string;
  network: string;
  address: string;
  amount: string;
  blockTime: Date;
  confirmations: number;
  notifyUrl: string;
  attempts: number;
}

@Injectable()
export class UsdtRepository {
  constructor(private readonly pool: Pool) {}

  /** Position of the order among all; undefined if the order is known already. */
  async insert(
    tx: Tx,
    order: UsdtOrder,
    { address, rate, now }: { address: string; rate: bigint; now: Date },
  ): Promise<number | undefined> {
    const rows: { seq: string }[] = await tx.query(
      `INSERT INTO usdt_order (order_no, address, rate, notify_url, received_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (order_no) DO NOTHING RETURNING seq`,
      [order.orderNo, address, String(rate), order.notifyUrl, now],
    );
    return rows[0] && Number(rows[0].seq) - 1;
  }

  async find(tx: Tx, orderNo: string): Promise<{ address: string; rate: string }> {
    const [row]: { address: string; rate: string }[] = await tx.query(
      'SELECT address, rate FROM usdt_order WHERE order_no = $1',
      [orderNo],
    );
    return row!;
  }

  async plan(
    tx: Tx,
    orderNo: string,
    { txId, address, ...planned }: PlannedUsdtTransfer & { txId: string; address: string },
  ): Promise<void> {
    const { network, amount, blockTime, reports } = planned;
    await tx.query(
      `INSERT INTO usdt_transfer (tx_id, order_no, network, address, amount, block_time, reports, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $6)`,
      [txId, orderNo, network, address, String(amount), blockTime, reports],
    );
  }

  due(now: Date): Promise<DueUsdtReport[]> {
    return this.pool.query(
      `SELECT t.tx_id AS "txId", t.network, t.address, t.amount, t.block_time AS "blockTime", t.reports[1] AS confirmations,
              o.notify_url AS "notifyUrl", t.attempts
         FROM usdt_transfer t JOIN usdt_order o USING (order_no)
        WHERE cardinality(t.reports) > 0 AND t.next_attempt_at <= $1 ORDER BY t.next_attempt_at LIMIT 50`,
      [now],
    );
  }

  async markReported(txId: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      'UPDATE usdt_transfer SET reports = reports[2:], attempts = 0, next_attempt_at = $2 WHERE tx_id = $1',
      [txId, nextAt],
    );
  }

  async markFailed(txId: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      'UPDATE usdt_transfer SET attempts = attempts + 1, next_attempt_at = $2 WHERE tx_id = $1',
      [txId, nextAt],
    );
  }
}
