import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { ticketOf, type TicketRow } from './order.repository.js';
import type { SlipLine, Ticket } from './order.rules.js';

/** A ticket as its player sees it in the record of all bets. */
export interface RecordedTicket extends Ticket {
  orderNumber: string;
  book: Book;
  slip: SlipLine[];
}

type RecordedRow = TicketRow & { order_number: string; book: Book; slip: SlipLine[] };

const columns = `ticket.*, placed.order_number, placed.book,
  (SELECT jsonb_agg(line ORDER BY at) FROM jsonb_array_elements(placed.slip) WITH ORDINALITY AS lines (line, at) WHERE at <= 8) AS slip`;
const recorded = `FROM ticket JOIN lottery_order placed ON placed.id = ticket.order_id
  WHERE ticket.state IN ('OPEN', 'WON', 'LOST', 'REFUNDED', 'VOID', 'CANCELLED')`;

const recordedOf = (row: RecordedRow): RecordedTicket => ({
  ...ticketOf(row),
  orderNumber: row.order_number,
  book: row.book,
  slip: row.slip,
});

@Injectable()
export class TicketRecordRepository {
  constructor(private readonly pool: Pool) {}

  async byIds(tx: Tx, ids: readonly string[]): Promise<RecordedTicket[]> {
    const rows: RecordedRow[] = await tx.query(
      `SELECT ${columns} ${recorded} AND ticket.id = ANY($1) ORDER BY ticket.id`,
      [ids],
    );
    return rows.map(recordedOf);
  }

  async ofOrder(tx: Tx, orderId: string): Promise<RecordedTicket[]> {
    const rows: RecordedRow[] = await tx.query(
      `SELECT ${columns} ${recorded} AND ticket.order_id = $1 ORDER BY ticket.numero`,
      [orderId],
    );
    return rows.map(recordedOf);
  }

  /** Behind an id, in the order in which they were placed. */
  async page(after: string, limit: number): Promise<RecordedTicket[]> {
    const rows: RecordedRow[] = await this.pool.query(
      `SELECT ${columns} ${recorded} AND ticket.id > $1 ORDER BY ticket.id LIMIT $2`,
      [after, limit],
    );
    return rows.map(recordedOf);
  }
}
