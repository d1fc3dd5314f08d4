import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import type { ChannelClosing, LedgerClosing } from './closing.rules.js';

interface ChannelRow extends Record<'arrived' | 'refused' | 'paid' | 'returned', string> {
  channel: string;
}

export interface ClosedDay {
  day: string;
  takenAt: Date;
  books: LedgerClosing[];
  channels: ChannelClosing[];
}

@Injectable()
export class ClosingRepository {
  constructor(private readonly pool: Pool) {}

  /** All that follows in the transaction sees the same instant. */
  async inOneSnapshot(tx: Tx): Promise<void> {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  }

  /** What the orders say of each channel. A payment that an operator took back is neither paid nor returned. */
  async channels(tx: Tx): Promise<Omit<ChannelClosing, 'ledger'>[]> {
    const rows: ChannelRow[] = await tx.query(
      `WITH arrival AS (
         SELECT a.channel, a.amount, r.status FROM bank_arrival a LEFT JOIN deposit_review r USING (bank_txn_id)),
       notice AS (
         SELECT w.channel, n.outcome, n.amount FROM payout_notice n
           JOIN payout_order p ON p.id = n.payout_id AND p.status <> 'RECLAIMED' JOIN withdrawal_order w ON w.id = p.withdrawal_id)
       SELECT c.channel,
              (SELECT coalesce(sum(amount), 0) FROM arrival a WHERE a.channel = c.channel) AS arrived,
              (SELECT coalesce(sum(amount), 0) FROM arrival a WHERE a.channel = c.channel AND a.status = 'REFUSED')
                + (SELECT coalesce(sum(credited_amount), 0) FROM deposit d WHERE d.channel = c.channel AND d.status = 'REVERSED') AS refused,
              (SELECT coalesce(sum(amount), 0) FROM notice n WHERE n.channel = c.channel AND n.outcome = 'PAID') AS paid,
              (SELECT coalesce(sum(amount), 0) FROM notice n WHERE n.channel = c.channel AND n.outcome = 'RETURNED') AS returned
         FROM (VALUES ('BANK'), ('MOMO'), ('ZALOPAY'), ('USDT')) AS c(channel)`,
    );
    return rows.map(({ channel, arrived, refused, paid, returned }) => ({
      ...{ channel, arrived: BigInt(arrived), refused: BigInt(refused) },
      ...{ paid: BigInt(paid), returned: BigInt(returned) },
    }));
  }

  async keep(
    tx: Tx,
    day: string,
    books: readonly LedgerClosing[],
    channels: readonly ChannelClosing[],
    at: Date,
  ): Promise<void> {
    for (const b of books)
      await tx.query(
        'INSERT INTO ledger_closing VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING',
        [day, b.book, ...[b.debits, b.credits, b.control, b.members].map(String), at],
      );
    for (const c of channels)
      await tx.query(
        'INSERT INTO channel_closing VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING',
        [day, c.channel, ...[c.arrived, c.refused, c.paid, c.returned, c.ledger].map(String), at],
      );
  }

  /** The newest days first. */
  async days(limit: number): Promise<ClosedDay[]> {
    const books: (Record<'debits' | 'credits' | 'control' | 'members', string> & {
      day: string;
      book: Book;
      taken_at: Date;
    })[] = await this.pool.query(
      `SELECT day::text, book, debits, credits, control, members, taken_at FROM ledger_closing
        ORDER BY day DESC, book LIMIT $1`,
      [limit * 2],
    );
    const channels: (ChannelRow & { day: string; ledger: string })[] = await this.pool.query(
      `SELECT day::text, channel, arrived, refused, paid, returned, ledger FROM channel_closing
        WHERE day::text = ANY ($1) ORDER BY channel`,
      [books.map(({ day }) => day)],
    );
    return [...new Set(books.map(({ day }) => day))].map((day) => ({
      day,
      takenAt: books.find((b) => b.day === day)!.taken_at,
      books: books
        .filter((b) => b.day === day)
        .map(({ book, debits, credits, control, members }) => ({
          ...{ book, debits: BigInt(debits), credits: BigInt(credits) },
          ...{ control: BigInt(control), members: BigInt(members) },
        })),
      channels: channels
        .filter((c) => c.day === day)
        .map(({ channel, arrived, refused, paid, returned, ledger }) => ({
          ...{ channel, arrived: BigInt(arrived), refused: BigInt(refused), paid: BigInt(paid) },
          ...{ returned: BigInt(returned), ledger: BigInt(ledger) },
        })),
    }));
  }
}
