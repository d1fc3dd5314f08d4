import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';

export type PaymentKind = 'WIN' | 'REFUND' | 'TAKE_BACK';

export interface Payment {
  ticketId: string;
  version: number;
  kind: PaymentKind;
  amount: bigint;
}

export interface DuePayment extends Payment {
  memberId: string;
  book: Book;
  gameCode: string;
  numero: string;
}

interface DueRow {
  ticket_id: string;
  version: number;
  kind: PaymentKind;
  amount: string;
  member_id: string;
  book: Book;
  game_code: string;
  numero: string;
}

@Injectable()
export class PaymentRepository {
  constructor(private readonly pool: Pool) {}

  async add(tx: Tx, payments: readonly Payment[]): Promise<void> {
    if (payments.length === 0) return;
    await tx.query(
      `INSERT INTO ticket_payment (ticket_id, version, kind, amount)
       SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[])`,
      [
        payments.map(({ ticketId }) => ticketId),
        payments.map(({ version }) => version),
        payments.map(({ kind }) => kind),
        payments.map(({ amount }) => amount),
      ],
    );
  }

  /**
   * Unpaid ones behind a ticket, in the order of tickets and each ticket's in the order of versions, so that a correction
   * never goes before what it corrects.
   */
  async due(
    kind: PaymentKind,
    limit: number,
    after: string,
    ticketIds?: readonly string[],
  ): Promise<DuePayment[]> {
    const rows: DueRow[] = await this.pool.query(
      `SELECT payment.ticket_id, payment.version, payment.kind, payment.amount, ticket.member_id, lottery_order.book,
              ticket.game_code, ticket.numero
         FROM ticket_payment payment JOIN ticket ON ticket.id = payment.ticket_id
         JOIN lottery_order ON lottery_order.id = ticket.order_id
        WHERE payment.paid_at IS NULL AND payment.kind = $1 AND payment.ticket_id > $4 AND ($3::uuid[] IS NULL OR payment.ticket_id = ANY($3))
          AND NOT EXISTS (SELECT FROM ticket_payment earlier
                           WHERE earlier.ticket_id = payment.ticket_id AND earlier.version < payment.version
                             AND earlier.paid_at IS NULL)
        ORDER BY payment.ticket_id LIMIT $2`,
      [kind, limit, ticketIds ?? null, after],
    );
    return rows.map((row) => ({
      ticketId: row.ticket_id,
      version: row.version,
      kind: row.kind,
      amount: BigInt(row.amount),
      memberId: row.member_id,
      book: row.book,
      gameCode: row.game_code,
      numero: row.numero,
    }));
  }

  /** Among the unpaid payments of the oldest tickets, to which one that is refused soon belongs. */
  async oldestUnpaid(): Promise<Date | null> {
    const [row]: { since: Date | null }[] = await this.pool.query(
      `SELECT min(requested_at) AS since FROM (
         SELECT requested_at FROM ticket_payment WHERE paid_at IS NULL ORDER BY ticket_id, version LIMIT 1000) AS oldest`,
    );
    return row!.since;
  }

  async markPaid(payments: readonly Payment[], now: Date): Promise<void> {
    await this.pool.query(
      `UPDATE ticket_payment SET paid_at = $4
        WHERE paid_at IS NULL AND (ticket_id, version, kind) IN (SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[]))`,
      [
        payments.map(({ ticketId }) => ticketId),
        payments.map(({ version }) => version),
        payments.map(({ kind }) => kind),
        now,
      ],
    );
  }
}
