import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export type Direction = 'IN' | 'OUT';
export type TransferStatus = 'OPEN' | 'DONE' | 'REFUSED';

export interface Transfer {
  id: string;
  memberId: string;
  vassalage: string;
  direction: Direction;
  /** Minor units. */
  amount: bigint;
  status: TransferStatus;
  code: string | null;
  attempts: number;
}

type Row = Omit<Transfer, 'amount'> & { amount: string };

const columns = `id, member_id AS "memberId", vassalage, direction, amount, status, code, attempts`;

@Injectable()
export class VendorTransferRepository {
  constructor(private readonly pool: Pool) {}

  /** False if the external id has a transfer already. */
  async insert(
    tx: Tx,
    { id, memberId, vassalage, direction, amount }: Transfer,
    externalId: string | null,
    now: Date,
    nextAt: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO vendor_transfer (id, member_id, vassalage, direction, amount, external_id, created_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (external_id) DO NOTHING RETURNING id`,
      [id, memberId, vassalage, direction, String(amount), externalId, now, nextAt],
    );
    return rows.length > 0;
  }

  find(id: string): Promise<Transfer | undefined> {
    return this.one(this.pool, 'id = $1', id);
  }

  byExternalId(externalId: string): Promise<Transfer | undefined> {
    return this.one(this.pool, 'external_id = $1', externalId);
  }

  lock(tx: Tx, id: string): Promise<Transfer | undefined> {
    return this.one(tx, 'id = $1 FOR UPDATE', id);
  }

  async due(now: Date, limit: number): Promise<Transfer[]> {
    const rows: Row[] = await this.pool.query(
      `SELECT ${columns} FROM vendor_transfer WHERE status = 'OPEN' AND next_attempt_at <= $1
        ORDER BY next_attempt_at LIMIT $2`,
      [now, limit],
    );
    return rows.map(transferOf);
  }

  /** Vendors that money of this member has gone to, or may have. */
  async vendorsOf(memberId: string): Promise<string[]> {
    const rows: { vassalage: string }[] = await this.pool.query(
      `SELECT DISTINCT vassalage FROM vendor_transfer WHERE member_id = $1 AND direction = 'IN' AND status <> 'REFUSED'`,
      [memberId],
    );
    return rows.map(({ vassalage }) => vassalage);
  }

  async finish(tx: Tx, id: string, status: TransferStatus, code: string | null, now: Date): Promise<void> {
    await tx.query('UPDATE vendor_transfer SET status = $2, code = $3, finished_at = $4 WHERE id = $1', [
      ...[id, status, code, now],
    ]);
  }

  async postpone(id: string, nextAt: Date): Promise<void> {
    await this.pool.query(
      `UPDATE vendor_transfer SET attempts = attempts + 1, next_attempt_at = $2 WHERE id = $1 AND status = 'OPEN'`,
      [id, nextAt],
    );
  }

  private async one(on: Tx | Pool, where: string, value: string): Promise<Transfer | undefined> {
    const rows: Row[] = await on.query(`SELECT ${columns} FROM vendor_transfer WHERE ${where}`, [value]);
    return rows[0] && transferOf(rows[0]);
  }
}

function transferOf(row: Row): Transfer {
  return { ...row, amount: BigInt(row.amount) };
}
