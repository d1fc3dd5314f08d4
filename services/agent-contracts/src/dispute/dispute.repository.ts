import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export const disputeStatuses = ['OPEN', 'ACCEPTED', 'REFUSED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export interface Dispute {
  id: string;
  billId: string;
  account: string;
  type: string;
  periodKey: string;
  net: string;
  reason: string;
  raisedAt: Date;
  status: DisputeStatus;
  answer: string | null;
  answeredAt: Date | null;
  adjustment: string | null;
  adjustmentStatus: 'PROPOSED' | 'APPROVED' | 'REFUSED' | null;
}

export interface DisputeAnswer {
  status: Exclude<DisputeStatus, 'OPEN'>;
  answer: string;
  by: string;
  at: Date;
  adjustmentId: string | null;
}

const select = `SELECT dispute.id, dispute.bill_id AS "billId", account, bill.type, bill.period_key AS "periodKey", net::text,
    dispute.reason, raised_at AS "raisedAt", dispute.status, answer, answered_at AS "answeredAt",
    adjustment.amount::text AS adjustment, adjustment.status AS "adjustmentStatus"
  FROM bill_dispute dispute JOIN bill ON bill.id = dispute.bill_id JOIN agent_node ON member_id = bill.agent_id
  LEFT JOIN bill_adjustment adjustment ON adjustment.id = adjustment_id`;

@Injectable()
export class DisputeRepository {
  constructor(private readonly pool: Pool) {}

  /** The bill cannot be replaced by a calculation until the transaction ends; undefined while it still can be. */
  async lockClosedBill(tx: Tx, billId: string): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM settlement_run WHERE id = (SELECT run_id FROM bill WHERE id = $1)
          AND status IN ('FROZEN', 'PAYING', 'DONE') FOR SHARE`,
      [billId],
    );
    return rows.length > 0;
  }

  /** False if a dispute of this bill is open. */
  async insert(
    tx: Tx,
    dispute: { id: string; billId: string; raisedBy: string; reason: string; raisedAt: Date },
  ): Promise<boolean> {
    const { id, billId, raisedBy, reason, raisedAt } = dispute;
    const rows: unknown[] = await tx.query(
      `INSERT INTO bill_dispute (id, bill_id, raised_by, reason, raised_at, status) VALUES ($1, $2, $3, $4, $5, 'OPEN')
       ON CONFLICT (bill_id) WHERE status = 'OPEN' DO NOTHING RETURNING id`,
      [id, billId, raisedBy, reason, raisedAt],
    );
    return rows.length > 0;
  }

  async lock(tx: Tx, id: string): Promise<{ billId: string; status: DisputeStatus } | undefined> {
    const [row]: { billId: string; status: DisputeStatus }[] = await tx.query(
      'SELECT bill_id AS "billId", status FROM bill_dispute WHERE id = $1 FOR UPDATE',
      [id],
    );
    return row;
  }

  async answer(tx: Tx, id: string, given: DisputeAnswer): Promise<void> {
    await tx.query(
      `UPDATE bill_dispute SET status = $2, answer = $3, answered_by = $4, answered_at = $5, adjustment_id = $6
        WHERE id = $1`,
      [id, given.status, given.answer, given.by, given.at, given.adjustmentId],
    );
  }

  async ofBill(billId: string): Promise<Dispute[]> {
    return this.pool.query(`${select} WHERE dispute.bill_id = $1 ORDER BY raised_at DESC LIMIT 50`, [billId]);
  }

  /** Open ones first come first, answered ones last come first. */
  async page(
    status: DisputeStatus,
    limit: number,
    offset: number,
  ): Promise<{ list: Dispute[]; total: number }> {
    const direction = status === 'OPEN' ? 'ASC' : 'DESC';
    const list: Dispute[] = await this.pool.query(
      `${select} WHERE dispute.status = $1 ORDER BY raised_at ${direction}, dispute.id LIMIT $2 OFFSET $3`,
      [status, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      'SELECT count(*)::int AS total FROM bill_dispute WHERE status = $1',
      [status],
    );
    return { list, total };
  }
}
