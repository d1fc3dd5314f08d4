import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export const adjustmentStatuses = ['REQUESTED', 'POSTED', 'REFUSED'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export interface Adjustment {
  id: string;
  memberId: string;
  /** What the member gains; negative takes. */
  amount: bigint;
  reason: string;
  status: AdjustmentStatus;
  requestedBy: string;
  requestedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decision: string | null;
  postingId: string | null;
}

type Row = Omit<Adjustment, 'amount'> & { amount: string };

const columns = `id, member_id AS "memberId", amount, reason, status, requested_by AS "requestedBy",
  requested_at AS "requestedAt", decided_by AS "decidedBy", decided_at AS "decidedAt", decision, posting_id AS "postingId"`;

@Injectable()
export class AdjustmentRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, a: Adjustment): Promise<void> {
    await tx.query(
      `INSERT INTO adjustment (id, member_id, amount, reason, requested_by, requested_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [a.id, a.memberId, String(a.amount), a.reason, a.requestedBy, a.requestedAt],
    );
  }

  async hasAccount(tx: Tx, memberId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return rows.length > 0;
  }

  async lock(tx: Tx, id: string): Promise<Adjustment | undefined> {
    const rows: Row[] = await tx.query(`SELECT ${columns} FROM adjustment WHERE id = $1 FOR UPDATE`, [id]);
    return rows.map(adjustmentOf)[0];
  }

  async list(
    status: AdjustmentStatus,
    limit: number,
    offset: number,
  ): Promise<{ list: Adjustment[]; total: number }> {
    const order = status === 'REQUESTED' ? 'requested_at, id' : 'requested_at DESC, id DESC';
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns} FROM adjustment WHERE status = $1 ORDER BY ${order} LIMIT $2 OFFSET $3`,
      [status, limit, offset],
    );
    const [count]: { n: string }[] = await this.pool.query(
      'SELECT count(*) AS n FROM adjustment WHERE status = $1',
      [status],
    );
    return { list: rows.map(adjustmentOf), total: Number(count!.n) };
  }

  async decide(tx: Tx, a: Adjustment): Promise<void> {
    await tx.query(
      `UPDATE adjustment SET status = $2, decided_by = $3, decided_at = $4, decision = $5, posting_id = $6 WHERE id = $1`,
      [a.id, a.status, a.decidedBy, a.decidedAt, a.decision, a.postingId],
    );
  }
}

function adjustmentOf(row: Row): Adjustment {
  return { ...row, amount: BigInt(row.amount) };
}
