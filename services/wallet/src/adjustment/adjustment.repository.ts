import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';

@Injectable()
export class AdjustmentRepository {
  /** Undefined without an account. */
  async balance(tx: Tx, memberId: string): Promise<bigint | undefined> {
    const rows: { balance: string }[] = await tx.query(
      `SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return rows.map(({ balance }) => BigInt(balance))[0];
  }
}
