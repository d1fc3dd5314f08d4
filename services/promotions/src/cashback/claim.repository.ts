import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export type ClaimStatus = 'REQUESTED' | 'CREDITED' | 'REFUSED';

export interface Claim {
  id: string;
  memberId: string;
  amount: bigint;
  status: ClaimStatus;
  /** Why wallet refused it. */
  reason: string | null;
  requestedAt: Date;
}

const shown = 20;

@Injectable()
export class ClaimRepository {
  constructor(private readonly pool: Pool) {}

  async add(tx: Tx, { id, memberId, amount, requestedAt }: Claim): Promise<void> {
    await tx.query(
      `INSERT INTO cashback_claim (id, member_id, amount, status, requested_at) VALUES ($1, $2, $3, 'REQUESTED', $4)`,
      [id, memberId, amount, requestedAt],
    );
  }

  /** A claim is decided once: an answer that comes again, or late, changes nothing. */
  async decide(
    tx: Tx,
    id: string,
    status: 'CREDITED' | 'REFUSED',
    reason: string | null,
    at: Date,
  ): Promise<void> {
    await tx.query(
      `UPDATE cashback_claim SET status = $2, reason = $3, decided_at = $4 WHERE id = $1 AND status = 'REQUESTED'`,
      [id, status, reason, at],
    );
  }

  /** The latest claims of a member, newest first. */
  async latest(memberId: string): Promise<Claim[]> {
    const rows: {
      id: string;
      amount: string;
      status: ClaimStatus;
      reason: string | null;
      requested_at: Date;
    }[] = await this.pool.query(
      `SELECT id, amount, status, reason, requested_at FROM cashback_claim
        WHERE member_id = $1 ORDER BY requested_at DESC, id DESC LIMIT $2`,
      [memberId, shown],
    );
    return rows.map((row) => ({
      id: row.id,
      memberId,
      amount: BigInt(row.amount),
      status: row.status,
      reason: row.reason,
      requestedAt: row.requested_at,
    }));
  }
}
