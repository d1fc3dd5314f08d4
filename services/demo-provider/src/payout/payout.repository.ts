import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { PlannedNotice, ReportedNotice } from './payout.rules.js';

export interface OrderedPayout {
  payoutNo: string;
  channel: string;
  institution: string;
  account: string;
  holder: string;
  amount: bigint;
  content: string;
  notifyUrl: string;
}

export interface DueNotice {
  noticeId: string;
  payoutNo: string;
  outcome: string;
  amount: string;
  refersTo: string | null;
  notifyUrl: string;
  attempts: number;
}

@Injectable()
export class PayoutRepository {
  constructor(private readonly pool: Pool) {}

  /** Position of the payment among all; undefined if it is known already. */
  async insert(tx: Tx, p: OrderedPayout, now: Date): Promise<number | undefined> {
    const rows: { seq: string }[] = await tx.query(
      `INSERT INTO bank_payout (payout_no, channel, institution, account, holder, amount, content, notify_url, received_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING seq`,
      [
        ...[p.payoutNo, p.channel, p.institution, p.account, p.holder, String(p.amount), p.content],
        ...[p.notifyUrl, now],
      ],
    );
    return rows[0] && Number(rows[0].seq) - 1;
  }

  /** As if the order had never come. */
  async forget(tx: Tx, payoutNo: string): Promise<void> {
    await tx.query('DELETE FROM bank_payout WHERE payout_no = $1', [payoutNo]);
  }

  /** What has happened to the payment so far, sent or not; undefined if there is no such order. */
  async history(payoutNo: string, now: Date): Promise<ReportedNotice[] | undefined> {
    const known: unknown[] = await this.pool.query('SELECT FROM bank_payout WHERE payout_no = $1', [
      payoutNo,
    ]);
    if (known.length === 0) return undefined;
    return this.pool.query(
      `SELECT notice_id AS "noticeId", outcome, amount, refers_to AS "refersTo" FROM bank_payout_notice
        WHERE payout_no = $1 AND next_attempt_at <= $2 ORDER BY notice_id`,
      [payoutNo, now],
    );
  }

  async plan(tx: Tx, payoutNo: string, notice: PlannedNotice, at: Date): Promise<void> {
    const { noticeId, outcome, amount, refersTo, deliveries } = notice;
    await tx.query(
      `INSERT INTO bank_payout_notice (notice_id, payout_no, outcome, amount, refers_to, deliveries_left, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [noticeId, payoutNo, outcome, String(amount), refersTo, deliveries, at],
    );
  }

  /** In their order: a payment's next notice waits until the one before it was delivered. */
  async due(now: Date): Promise<DueNotice[]> {
    return this.pool.query(
      `SELECT n.notice_id AS "noticeId", n.payout_no AS "payoutNo", n.outcome, n.amount, n.refers_to AS "refersTo",
              p.notify_url AS "notifyUrl", n.attempts
         FROM bank_payout_notice n JOIN bank_payout p USING (payout_no)
        WHERE n.deliveries_left > 0 AND n.next_attempt_at <= $1
          AND NOT EXISTS (SELECT FROM bank_payout_notice b WHERE b.payout_no = n.payout_no AND b.notice_id < n.notice_id
                             AND b.deliveries_left > 0)
        ORDER BY n.next_attempt_at LIMIT 50`,
      [now],
    );
  }

  async markDelivered(noticeId: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      `UPDATE bank_payout_notice SET deliveries_left = deliveries_left - 1, attempts = 0, next_attempt_at = $2
        WHERE notice_id = $1 AND deliveries_left > 0`,
      [noticeId, nextAt],
    );
  }

  async markFailed(noticeId: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      'UPDATE bank_payout_notice SET attempts = attempts + 1, next_attempt_at = $2 WHERE notice_id = $1',
      [noticeId, nextAt],
    );
  }
}
