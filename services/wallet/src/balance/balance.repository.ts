import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { MicroBatcher } from '#libs/platform';
import type { Book } from '../ledger/chart.rules.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import { ownTransaction, type OwnTransaction } from '../ledger/own-transaction.js';

export interface AccountBalance {
  balance: bigint;
  /** Reserved part: balance − held can be staked or paid out. */
  held: bigint;
  /** The part of the balance that is bonus money: it is the member's own once its requirement is met. */
  bonus: bigint;
  /** What corrections left owed, and what other members claim. */
  owed: bigint;
  version: number;
  /** What can be paid out now: all that is available, or nothing while a requirement, a debt or a lock is open. */
  withdrawable: bigint;
  /** Turnover still required, over all open requirements. */
  turnoverLeft: bigint;
}

interface BalanceRow {
  member_id: string;
  book: Book;
  balance: string;
  held: string;
  bonus: string;
  owed: string;
  version: string;
  turnover: string | null;
  withdrawable: string;
}

const find = {
  name: 'balance',
  text: `SELECT member_id, book, balance, held, bonus, owed + claimed AS owed, version, turnover,
                CASE WHEN book = 'REAL' AND status = 'OPEN' AND owed + claimed = 0 AND turnover IS NULL THEN balance - held ELSE 0 END
                  AS withdrawable
           FROM unnest($1::uuid[], $2::book[]) AS asked(member_id, book) JOIN player_account USING (member_id, book)
           CROSS JOIN LATERAL (SELECT sum(CASE o.status WHEN 'ACTIVE' THEN o.required - o.done ELSE 0 END) AS turnover
             FROM rollover o WHERE o.member_id = asked.member_id AND o.book = asked.book
              AND o.status IN ('ACTIVE', 'EXPIRING')) running`,
};

interface Asked {
  memberId: string;
  book: Book;
}

/** Reads by primary key on dedicated connections; concurrent reads share a round trip. */
@Injectable()
export class BalanceRepository {
  private readonly reads = new MicroBatcher((asked: Asked[]) => this.findAll(asked), {
    concurrency: 2,
    maxSize: 128,
  });

  constructor(private readonly pools: LedgerPools) {}

  find(memberId: string, book: Book): Promise<AccountBalance | undefined> {
    return this.reads.run({ memberId: memberId.toLowerCase(), book });
  }

  private async findAll(asked: Asked[]): Promise<(AccountBalance | undefined)[]> {
    const values = [asked.map(({ memberId }) => memberId), asked.map(({ book }) => book)];
    const { rows } = await this.pools.hotBalances.query<BalanceRow>({ ...find, values });
    const found = new Map(
      rows.map((row) => [
        row.member_id + row.book,
        {
          balance: BigInt(row.balance),
          held: BigInt(row.held),
          bonus: BigInt(row.bonus),
          owed: BigInt(row.owed),
          version: Number(row.version),
          withdrawable: BigInt(row.withdrawable),
          turnoverLeft: BigInt(row.turnover ?? 0),
        },
      ]),
    );
    return asked.map(({ memberId, book }) => found.get(memberId + book));
  }

  /** Opens the account if absent; a play-money account starts with its grant. */
  async open(on: Tx | OwnTransaction, memberId: string, book: Book): Promise<void> {
    const values = [memberId, book];
    if (on !== ownTransaction) await on.query('SELECT open_account($1, $2)', values);
    else await this.pools.postings.query('SELECT open_account($1, $2)', values);
  }
}
