import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { DepositChannelCode } from './deposit-channel.rules.js';
import type { ReviewReason } from './deposit.rules.js';

export interface Review {
  id: string;
  bankTxnId: string;
  channel: DepositChannelCode;
  depositId: string | null;
  reason: ReviewReason;
  status: 'OPEN' | 'CREDITED' | 'REFUSED';
  account: string;
  amount: bigint;
  content: string;
  arrivedAt: Date;
  /** Member of the order, if there is an order. */
  memberId: string | null;
  orderedAmount: bigint | null;
  createdAt: Date;
}

export interface Decision {
  status: 'CREDITED' | 'REFUSED';
  operatorId: string;
  reason: string;
  at: Date;
  memberId: string | null;
  postingId: string | null;
}

interface ReviewRow {
  id: string;
  bank_txn_id: string;
  channel: DepositChannelCode;
  deposit_id: string | null;
  reason: ReviewReason;
  status: Review['status'];
  account: string;
  amount: string;
  content: string;
  arrived_at: Date;
  order_member: string | null;
  ordered: string | null;
  created_at: Date;
}

const columns = `r.id, r.bank_txn_id, r.deposit_id, r.reason, r.status, a.channel, a.account, a.amount, a.content, a.arrived_at,
  d.member_id AS order_member, d.amount AS ordered, r.created_at`;
const tables = `deposit_review r JOIN bank_arrival a USING (bank_txn_id) LEFT JOIN deposit d ON d.id = r.deposit_id`;
const open = `r.status = 'OPEN' AND ($1::text IS NULL OR lower($1) IN (r.id::text, r.deposit_id::text)
  OR r.bank_txn_id = $1 OR position(lower($1) IN lower(a.content)) > 0)`;

@Injectable()
export class ReviewRepository {
  constructor(private readonly pool: Pool) {}

  async insert(
    tx: Tx,
    review: {
      id: string;
      bankTxnId: string;
      depositId: string | null;
      reason: ReviewReason;
      createdAt: Date;
    },
  ): Promise<void> {
    await tx.query(
      'INSERT INTO deposit_review (id, bank_txn_id, deposit_id, reason, created_at) VALUES ($1, $2, $3, $4, $5)',
      [review.id, review.bankTxnId, review.depositId, review.reason, review.createdAt],
    );
  }

  async listOpen(
    search: string | null,
    limit: number,
    offset: number,
  ): Promise<{ list: Review[]; total: number }> {
    const rows: ReviewRow[] = await this.pool.query(
      `SELECT ${columns} FROM ${tables} WHERE ${open} ORDER BY r.created_at, r.id LIMIT $2 OFFSET $3`,
      [search, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(
      `SELECT count(*) AS n FROM ${tables} WHERE ${open}`,
      [search],
    );
    return { list: rows.map(reviewOf), total: Number(count!.n) };
  }

  async lock(tx: Tx, id: string): Promise<Review | undefined> {
    const rows: ReviewRow[] = await tx.query(
      `SELECT ${columns} FROM ${tables} WHERE r.id = $1 FOR UPDATE OF r`,
      [id],
    );
    return rows[0] && reviewOf(rows[0]);
  }

  async decide(tx: Tx, id: string, decision: Decision): Promise<void> {
    await tx.query(
      `UPDATE deposit_review SET status = $2, decided_by = $3, decision = $4, decided_at = $5, member_id = $6, posting_id = $7
        WHERE id = $1 AND status = 'OPEN'`,
      [
        id,
        decision.status,
        decision.operatorId,
        decision.reason,
        decision.at,
        decision.memberId,
        decision.postingId,
      ],
    );
  }
}

function reviewOf(row: ReviewRow): Review {
  return {
    id: row.id,
    bankTxnId: row.bank_txn_id,
    channel: row.channel,
    depositId: row.deposit_id,
    reason: row.reason,
    status: row.status,
    account: row.account,
    amount: BigInt(row.amount),
    content: row.content,
    arrivedAt: row.arrived_at,
    memberId: row.order_member,
    orderedAmount: row.ordered === null ? null : BigInt(row.ordered),
    createdAt: row.created_at,
  };
}
