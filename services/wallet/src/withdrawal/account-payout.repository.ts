import { Injectable } from '@nestjs/common';
import type { Pool, Tx } from '#libs/database';

export interface Payable {
  status: 'OPEN' | 'LOCKED' | 'STOPPED';
  /** Whether the member cannot order a withdrawal: the account is not open, or the member is excluded. */
  isClosed: boolean;
  /** Own money that is neither held nor owed, in minor units. */
  amount: bigint;
}

type Row = Omit<Payable, 'amount'> & { amount: string };

const select = `SELECT a.status, (a.status <> 'OPEN' OR (a.excluded_until > clock_timestamp()) IS TRUE) AS "isClosed",
  greatest(own_available(a) - a.owed - a.claimed, 0) AS amount FROM player_account a WHERE member_id = $1 AND book = 'REAL'`;

/** Undefined without an account. */
@Injectable()
export class AccountPayoutRepository {
  async find(on: Tx | Pool, memberId: string, lock = ''): Promise<Payable | undefined> {
    const rows: Row[] = await on.query(`${select} ${lock}`, [memberId]);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))[0];
  }

  lock(tx: Tx, memberId: string): Promise<Payable | undefined> {
    return this.find(tx, memberId, 'FOR NO KEY UPDATE');
  }
}
