import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Book } from '../ledger/chart.rules.js';
import { LedgerPools } from '../ledger/ledger-pools.js';

export interface AccountBalance {
  balance: bigint;
  version: number;
}

interface BalanceRow {
  balance: string;
  version: string;
}

const find = {
  name: 'balance',
  text: 'SELECT balance, version FROM player_account WHERE member_id = $1 AND book = $2',
};

/** One look-up by primary key on the primary, prepared, on connections of its own. */
@Injectable()
export class BalanceRepository {
  constructor(@Inject(LedgerPools) private readonly pools: LedgerPools) {}

  async find(memberId: string, book: Book): Promise<AccountBalance | undefined> {
    const { rows } = await this.pools.balances.query<BalanceRow>({ ...find, values: [memberId, book] });
    const [row] = rows;
    return row && { balance: BigInt(row.balance), version: Number(row.version) };
  }

  /** Makes the account unless it is there; a play-money account begins with its grant, once. */
  async open(memberId: string, book: Book, tx?: EntityManager): Promise<void> {
    const values = [memberId, book];
    if (tx) await tx.query('SELECT open_account($1, $2)', values);
    else await this.pools.postings.query('SELECT open_account($1, $2)', values);
  }
}
