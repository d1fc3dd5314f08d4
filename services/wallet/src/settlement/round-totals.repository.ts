import { Injectable } from '@nestjs/common';
import type { Book } from '../ledger/chart.rules.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { RoundTotal } from './settlement.rules.js';

/** `posting_of_round` is an index of each month: a round is looked up once in every month, archived ones included. */
@Injectable()
export class RoundTotalsRepository {
  constructor(private readonly pools: LedgerPools) {}

  /** What one service has posted for a round. Money of a stopped account counts although it waits in suspense. */
  async ofRound(caller: string, roundId: string): Promise<RoundTotal[]> {
    const { rows } = await this.pools.balances.query<{
      book: Book;
      kind: string;
      postings: string;
      amount: string;
    }>(
      `SELECT book, kind::text, count(*) AS postings,
              sum(CASE WHEN kind = 'JACKPOT_SHARE' AND debit = resolve_account(book, 2200) THEN -amount
                       WHEN debit IN (control_account(book), resolve_account(book, 2900), resolve_account(book, 1500))
                       THEN -amount ELSE amount END) AS amount
         FROM ledger_posting WHERE round_id = $2 AND caller = $1
        GROUP BY book, kind ORDER BY book, kind::text`,
      [caller, roundId],
    );
    return rows.map((row) => ({ ...row, postings: Number(row.postings), amount: BigInt(row.amount) }));
  }
}
