import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Book } from '../ledger/chart.rules.js';
import { LedgerPools } from '../ledger/ledger-pools.js';

export interface AccountBalance {
  balance: bigint;
  /** What of it is set aside: balance − held is what can be staked or paid out. */
  held: bigint;
  version: number;
}

export interface VendorBalance {
  vassalage: string;
  balance: bigint;
}

interface BalanceRow {
  balance: string;
  held: string;
  version: string;
}

const find = {
  name: 'balance',
  text: 'SELECT balance, held, version FROM player_account WHERE member_id = $1 AND book = $2',
};

/** One look-up by primary key on the primary, prepared, on connections of its own. */
@Injectable()
export class BalanceRepository {
  constructor(@Inject(LedgerPools) private readonly pools: LedgerPools) {}

  async find(memberId: string, book: Book): Promise<AccountBalance | undefined> {
    const [row] = await this.pools.hotBalances.query<BalanceRow>(find, [memberId, book]);
    return row && { balance: BigInt(row.balance), held: BigInt(row.held), version: Number(row.version) };
  }

  /** What was sent to vendors and has not come back. */
  async atVendors(memberId: string): Promise<VendorBalance[]> {
    const { rows } = await this.pools.balances.query<{ vassalage: string; balance: string }>(
      `SELECT vassalage, balance FROM vendor_account WHERE member_id = $1 AND book = 'REAL' ORDER BY vassalage`,
      [memberId],
    );
    return rows.map((row) => ({ vassalage: row.vassalage, balance: BigInt(row.balance) }));
  }

  /** Makes the account unless it is there; a play-money account begins with its grant, once. */
  async open(memberId: string, book: Book, tx?: EntityManager): Promise<void> {
    const values = [memberId, book];
    if (tx) await tx.query('SELECT open_account($1, $2)', values);
    else await this.pools.postings.query('SELECT open_account($1, $2)', values);
  }
}
