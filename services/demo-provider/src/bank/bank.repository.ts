import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { PayerBehaviour } from './bank.config.js';
import type { BankChannel, BankOrder, PlannedTransfer } from './bank.rules.js';

export interface DueTransfer {
  bankTxnId: string;
  channel: BankChannel;
  account: string;
  amount: string;
  content: string;
  bookedAt: Date;
  notifyUrl: string;
  attempts: number;
}

@Injectable()
export class BankRepository {
  constructor(private readonly pool: Pool) {}

  /** Position of the order among all; undefined if the order is known already. A repeated request takes no number. */
  async insertOrder(tx: Tx, order: BankOrder, now: Date): Promise<number | undefined> {
    const rows: { seq: string }[] = await tx.query(
      `INSERT INTO bank_order (order_no, account, amount, content, notify_url, behaviour, received_at, channel)
       SELECT $1, $2, $3, $4, $5, 'pay', $6, $7 WHERE NOT EXISTS (SELECT FROM bank_order WHERE order_no = $1)
       ON CONFLICT DO NOTHING RETURNING seq`,
      [
        ...[order.orderNo, order.account, String(order.amount), order.content, order.notifyUrl, now],
        order.channel,
      ],
    );
    return rows[0] && Number(rows[0].seq) - 1;
  }

  async plan(
    tx: Tx,
    order: BankOrder,
    behaviour: PayerBehaviour,
    transfers: (PlannedTransfer & { bankTxnId: string })[],
  ): Promise<void> {
    await tx.query('UPDATE bank_order SET behaviour = $2 WHERE order_no = $1', [order.orderNo, behaviour]);
    for (const { bankTxnId, amount, content, bookedAt, deliveries } of transfers) {
      await tx.query(
        `INSERT INTO bank_transfer
           (bank_txn_id, order_no, account, amount, content, booked_at, deliveries_left, next_attempt_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $6)`,
        [bankTxnId, order.orderNo, order.account, String(amount), content, bookedAt, deliveries],
      );
    }
  }

  async due(now: Date): Promise<DueTransfer[]> {
    return this.pool.query(
      `SELECT t.bank_txn_id AS "bankTxnId", o.channel, t.account, t.amount, t.content, t.booked_at AS "bookedAt",
              o.notify_url AS "notifyUrl", t.attempts
         FROM bank_transfer t JOIN bank_order o USING (order_no)
        WHERE t.deliveries_left > 0 AND t.next_attempt_at <= $1 ORDER BY t.next_attempt_at LIMIT 50`,
      [now],
    );
  }

  async markDelivered(bankTxnId: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      `UPDATE bank_transfer SET deliveries_left = deliveries_left - 1, attempts = 0, next_attempt_at = $2
        WHERE bank_txn_id = $1 AND deliveries_left > 0`,
      [bankTxnId, nextAt],
    );
  }

  async markFailed(bankTxnId: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      'UPDATE bank_transfer SET attempts = attempts + 1, next_attempt_at = $2 WHERE bank_txn_id = $1',
      [bankTxnId, nextAt],
    );
  }
}
