import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { LocalizedText } from '../text/localized-text.js';

export const paymentSources = ['ENROLMENT', 'VIP', 'RED_RAIN', 'RAFFLE', 'LEADERBOARD', 'REFERRAL'] as const;
export type PaymentSource = (typeof paymentSources)[number];
export type PaymentStatus = 'REQUESTED' | 'CREDITED' | 'REFUSED';

export interface Payment {
  id: string;
  /** The wallet's idempotency key. */
  creditKey: string;
  memberId: string;
  sourceKind: PaymentSource;
  sourceId: string;
  title: LocalizedText;
  amount: bigint;
  /** Turnover that it requires. */
  required: bigint;
  status: PaymentStatus;
  reason: string | null;
  requestedAt: Date;
}

interface PaymentRow {
  id: string;
  credit_key: string;
  member_id: string;
  source_kind: PaymentSource;
  source_id: string;
  title: LocalizedText;
  amount: string;
  required: string;
  status: PaymentStatus;
  reason: string | null;
  requested_at: Date;
}

const paymentOf = (row: PaymentRow): Payment => ({
  ...{ id: row.id, creditKey: row.credit_key, memberId: row.member_id, title: row.title, status: row.status },
  ...{
    sourceKind: row.source_kind,
    sourceId: row.source_id,
    reason: row.reason,
    requestedAt: row.requested_at,
  },
  ...{ amount: BigInt(row.amount), required: BigInt(row.required) },
});

@Injectable()
export class PaymentRepository {
  constructor(private readonly pool: Pool) {}

  /** False if the key was used before: what it pays is paid once. */
  async add(tx: Tx, payment: Payment): Promise<boolean> {
    const { id, creditKey, memberId, sourceKind, sourceId, title, amount, required, requestedAt } = payment;
    const rows: unknown[] = await tx.query(
      `INSERT INTO bonus_payment (id, credit_key, member_id, source_kind, source_id, title, amount, required, status, requested_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'REQUESTED', $9) ON CONFLICT (credit_key) DO NOTHING RETURNING 1`,
      [id, creditKey, memberId, sourceKind, sourceId, JSON.stringify(title), amount, required, requestedAt],
    );
    return rows.length > 0;
  }

  /** The payment if this answer decides it; an answer that comes again, or late, decides nothing. */
  async decide(
    tx: Tx,
    creditKey: string,
    status: 'CREDITED' | 'REFUSED',
    reason: string | null,
    at: Date,
  ): Promise<Payment | undefined> {
    const [rows]: [PaymentRow[], number] = await tx.query(
      `UPDATE bonus_payment SET status = $2, reason = $3, decided_at = $4 WHERE credit_key = $1 AND status = 'REQUESTED'
       RETURNING *`,
      [creditKey, status, reason, at],
    );
    return rows[0] && paymentOf(rows[0]);
  }

  /** Newest first. */
  async page(memberId: string, limit: number, offset: number): Promise<{ list: Payment[]; total: number }> {
    const rows: PaymentRow[] = await this.pool.query(
      `SELECT * FROM bonus_payment WHERE member_id = $1 ORDER BY requested_at DESC, id DESC LIMIT $2 OFFSET $3`,
      [memberId, limit, offset],
    );
    const [count]: { n: number }[] = await this.pool.query(
      'SELECT count(*)::int AS n FROM bonus_payment WHERE member_id = $1',
      [memberId],
    );
    return { list: rows.map(paymentOf), total: count!.n };
  }

  async since(on: Tx | Pool, memberId: string, from: Date): Promise<Payment[]> {
    const rows: PaymentRow[] = await on.query(
      `SELECT * FROM bonus_payment WHERE member_id = $1 AND requested_at >= $2 AND status <> 'REFUSED'`,
      [memberId, from],
    );
    return rows.map(paymentOf);
  }
}
