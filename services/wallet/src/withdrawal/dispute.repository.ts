import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

export type Refund = 'PAY_AGAIN' | 'GIVE_BACK';

export interface Dispute {
  /** The notice of the payment. */
  payment: string;
  resolution: Refund;
  amount: bigint;
  /** What the bank has returned of it. */
  returned: bigint;
}

export interface FirstResolution {
  resolution: Refund;
  operatorId: string;
}

@Injectable()
export class DisputeRepository {
  constructor(private readonly pool: Pool) {}

  async open(tx: Tx, { payment, resolution, amount }: Omit<Dispute, 'returned'>): Promise<void> {
    await tx.query('INSERT INTO payout_dispute (payment, resolution, amount) VALUES ($1, $2, $3)', [
      ...[payment, resolution, String(amount)],
    ]);
  }

  /** Under the lock of the order. */
  async find(tx: Tx, payment: string): Promise<Dispute | undefined> {
    const [row]: (Omit<Dispute, 'amount' | 'returned'> & Record<'amount' | 'returned', string>)[] =
      await tx.query('SELECT payment, resolution, amount, returned FROM payout_dispute WHERE payment = $1', [
        payment,
      ]);
    return row && { ...row, amount: BigInt(row.amount), returned: BigInt(row.returned) };
  }

  async addReturned(tx: Tx, payment: string, amount: bigint): Promise<void> {
    await tx.query('UPDATE payout_dispute SET returned = returned + $2 WHERE payment = $1', [
      payment,
      String(amount),
    ]);
  }

  async first(on: Tx | Pool, withdrawalId: string): Promise<FirstResolution | null> {
    const [row]: FirstResolution[] = await on.query(
      `SELECT resolution, operator_id AS "operatorId" FROM withdrawal_resolution WHERE withdrawal_id = $1`,
      [withdrawalId],
    );
    return row ?? null;
  }

  firstOf(withdrawalId: string): Promise<FirstResolution | null> {
    return this.first(this.pool, withdrawalId);
  }

  /** A later proposal takes the place of an earlier one. */
  async propose(tx: Tx, withdrawalId: string, { resolution, operatorId }: FirstResolution): Promise<void> {
    await tx.query(
      `INSERT INTO withdrawal_resolution VALUES ($1, $2, $3)
       ON CONFLICT (withdrawal_id) DO UPDATE SET resolution = excluded.resolution, operator_id = excluded.operator_id`,
      [withdrawalId, resolution, operatorId],
    );
  }

  async clear(tx: Tx, withdrawalId: string): Promise<void> {
    await tx.query('DELETE FROM withdrawal_resolution WHERE withdrawal_id = $1', [withdrawalId]);
  }
}
