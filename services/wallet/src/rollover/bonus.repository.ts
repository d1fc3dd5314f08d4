import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { rolloverOf, type RolloverRow } from './rollover.repository.js';
import type { BonusChange, Rollover, RolloverStatus } from './rollover.rules.js';

interface ChangeRow {
  id: string;
  rollover_id: string;
  member_id: string;
  book: Book;
  requested_by: string;
  credit_key: string;
  status: RolloverStatus;
  amount: string;
  required: string;
  done: string;
  taken: string;
  kept: string;
  posting_id: string | null;
  balance: string;
  at: Date;
}

@Injectable()
export class BonusRepository {
  /** The member's bonus after it; undefined if the member has no such bonus. */
  async giveUp(tx: Tx, memberId: string, rolloverId: string): Promise<Rollover | undefined> {
    const [row]: RolloverRow[] = await tx.query('SELECT * FROM give_up_bonus($1, $2) WHERE id IS NOT NULL', [
      memberId,
      rolloverId,
    ]);
    return row && rolloverOf(row);
  }

  /** Takes what has started or ended and was not announced yet, in its order; other transactions' rows are left to them. */
  async takeChanges(tx: Tx, limit: number): Promise<BonusChange[]> {
    const rows: ChangeRow[] = await tx.query(
      `WITH next AS (SELECT id FROM bonus_change ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED),
            gone AS (DELETE FROM bonus_change c USING next WHERE c.id = next.id RETURNING c.*)
       SELECT g.id, g.rollover_id, g.status, g.taken, g.kept, g.done, g.balance, g.at,
              o.member_id, o.book, o.requested_by, o.credit_key, o.amount, o.required, o.posting_id
         FROM gone g JOIN rollover o ON o.id = g.rollover_id ORDER BY g.id`,
      [limit],
    );
    return rows.map((row) => ({
      id: row.id,
      rolloverId: row.rollover_id,
      memberId: row.member_id,
      book: row.book,
      requestedBy: row.requested_by,
      creditKey: row.credit_key,
      status: row.status,
      amount: BigInt(row.amount),
      required: BigInt(row.required),
      done: BigInt(row.done),
      taken: BigInt(row.taken),
      kept: BigInt(row.kept),
      postingId: row.posting_id,
      balanceAfter: BigInt(row.balance),
      at: row.at,
    }));
  }
}
