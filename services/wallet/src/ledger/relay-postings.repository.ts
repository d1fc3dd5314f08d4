import { Injectable } from '@nestjs/common';
import type { housePostingRecorded, PayloadOf } from '#libs/events';
import type { Book } from './chart.rules.js';
import { LedgerPools } from './ledger-pools.js';

/** A committed posting, as the relay publishes it. */
export interface RecordedPosting {
  id: string;
  month: string;
  member_id: string;
  book: Book;
  kind: PayloadOf<typeof housePostingRecorded>['kind'];
  amount: string;
  debit: number;
  credit: number;
  /** Null, like `version`, if the posting does not touch the player's account. */
  balance_after: string | null;
  version: string | null;
  caller: string;
  reference: string;
  round_id: string | null;
  vassalage: string | null;
  game_type: string | null;
  group_id: string | null;
  bonus_amount: string;
  refers_to: string | null;
  note: string | null;
  recorded_at: Date;
  trace: Buffer | null;
  /** Published before its turn, because a later version of the same account was due. */
  ahead: boolean;
}

const columns = `p.id, p.month, p.member_id, p.book, p.kind, p.version, p.balance_after, p.amount, p.debit, p.credit,
  p.caller, p.reference, p.group_id, p.refers_to, p.note, p.round_id, p.vassalage, p.game_type, p.recorded_at, p.trace, p.bonus_amount`;

/**
 * Reads postings in the order of their transactions, below the snapshot horizon: there every transaction has ended. A transaction
 * that took its number before it waited for the account stands before its predecessor: the predecessor is then read ahead.
 */
const next = `
  WITH RECURSIVE
  due AS (
    SELECT ${columns}, false AS ahead FROM posting p
     WHERE p.id > (SELECT last_id FROM posting_relay WHERE name = 'postings')
       AND p.month >= (SELECT (last_month - interval '1 month')::date FROM posting_relay WHERE name = 'postings')
       AND p.id < first_posting_id(pg_snapshot_xmin(pg_current_snapshot()))
       AND p.id <> ALL ((SELECT ahead FROM posting_relay WHERE name = 'postings')::uuid[])
     ORDER BY p.id LIMIT $1),
  edge AS (SELECT id FROM due ORDER BY id DESC LIMIT 1),
  earlier AS (
    SELECT ${columns}, true AS ahead FROM due d JOIN posting p
        ON p.member_id = d.member_id AND p.book = d.book AND p.version = d.version - 1
       AND p.month BETWEEN d.month - interval '1 month' AND d.month + interval '1 month'
     WHERE p.id > (SELECT id FROM edge)
       AND p.id <> ALL ((SELECT ahead FROM posting_relay WHERE name = 'postings')::uuid[])
    UNION ALL
    SELECT ${columns}, true FROM earlier e JOIN posting p
        ON p.member_id = e.member_id AND p.book = e.book AND p.version = e.version - 1
       AND p.month BETWEEN e.month - interval '1 month' AND e.month + interval '1 month'
     WHERE p.id > (SELECT id FROM edge)
       AND p.id <> ALL ((SELECT ahead FROM posting_relay WHERE name = 'postings')::uuid[]))
  SELECT id, month::text, member_id, book, kind, version, balance_after, amount, debit, credit, caller, reference,
         group_id, refers_to, note, round_id, vassalage, game_type, recorded_at, trace, bonus_amount, ahead
    FROM (SELECT * FROM due UNION ALL SELECT * FROM earlier) found
   ORDER BY member_id, book, version`;

@Injectable()
export class RelayPostingsRepository {
  constructor(private readonly pools: LedgerPools) {}

  async nextUnsent(limit: number): Promise<RecordedPosting[]> {
    return (
      await this.pools.balances.query<RecordedPosting>({
        name: 'unsent-postings',
        text: next,
        values: [limit],
      })
    ).rows;
  }

  async markSent(last: { id: string; month: string }, ahead: string[]): Promise<void> {
    await this.pools.balances.query(
      `UPDATE posting_relay SET last_id = $1, last_month = $2,
              ahead = ARRAY(SELECT a FROM unnest(ahead || $3::uuid[]) a WHERE a > $1)
        WHERE name = 'postings' AND last_id < $1`,
      [last.id, last.month, ahead],
    );
  }

  /** Counted up to a bound. */
  async backlog(): Promise<{ pending: number; oldestAt: Date | null }> {
    const { rows } = await this.pools.balances.query<{ pending: string; oldest_at: Date | null }>(
      `SELECT count(*) AS pending, min(recorded_at) AS oldest_at FROM (
         SELECT p.recorded_at FROM posting p, posting_relay r
          WHERE r.name = 'postings' AND p.id > r.last_id AND p.month >= r.last_month - interval '1 month'
            AND p.id <> ALL (r.ahead)
          ORDER BY p.id LIMIT 10000) waiting`,
    );
    return { pending: Number(rows[0]!.pending), oldestAt: rows[0]!.oldest_at };
  }
}
