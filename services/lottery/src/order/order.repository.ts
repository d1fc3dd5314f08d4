import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { PrizeMode } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import type { Book } from '#libs/money';
import type { Limits } from '../play/limit.rules.js';
import type { Cell } from './exposure.rules.js';
import type { Order, OrderState, SlipLine, Ticket, TicketState } from './order.rules.js';

interface OrderRow {
  id: string;
  order_number: string;
  member_id: string;
  book: 'REAL' | 'PLAY';
  game_code: string;
  prize_mode: PrizeMode;
  slip: SlipLine[];
  stop_on_win: boolean;
  state: OrderState;
  refusal: string | null;
  total: string;
  placed_at: Date;
}

export interface TicketRow {
  id: string;
  order_id: string;
  member_id: string;
  game_code: string;
  numero: string;
  multiple: number;
  stake: string;
  /** As text inside JSON. */
  commitment: Buffer | string | null;
  state: TicketState;
  reason: string | null;
  payout: string;
  returned: string;
  valid_bet: string;
  settled_version: number;
  placed_at: Date;
  settled_at: Date | null;
}

const orderOf = (row: OrderRow): Order => ({
  id: row.id,
  orderNumber: row.order_number,
  memberId: row.member_id,
  book: row.book,
  gameCode: row.game_code,
  prizeMode: row.prize_mode,
  slip: row.slip,
  stopOnWin: row.stop_on_win,
  state: row.state,
  refusal: row.refusal,
  total: BigInt(row.total),
  placedAt: row.placed_at,
});

export const ticketOf = (row: TicketRow): Ticket => ({
  id: row.id,
  orderId: row.order_id,
  memberId: row.member_id,
  gameCode: row.game_code,
  numero: row.numero,
  multiple: row.multiple,
  stake: BigInt(row.stake),
  commitment: row.commitment && hexOf(row.commitment),
  state: row.state,
  reason: row.reason,
  payout: BigInt(row.payout),
  returned: BigInt(row.returned),
  validBet: BigInt(row.valid_bet),
  settledVersion: row.settled_version,
  placedAt: row.placed_at,
  settledAt: row.settled_at,
});

interface BookOfDraw {
  gameCode: string;
  numero: string;
  book: Book;
}

/** Which of a member's tickets are read; `before` is the place of the last one seen. */
export interface TicketFilter {
  from?: Date;
  states?: readonly TicketState[];
  draw?: DrawName;
  before?: { placedAt: Date; id: string };
}

@Injectable()
export class OrderRepository {
  constructor(private readonly pool: Pool) {}

  /** Of the draws asked for, those that take bets now by the database's clock. They cannot change until the transaction ends. */
  async lockTakingBets(tx: Tx, gameCode: string, numeros: readonly string[]): Promise<Set<string>> {
    const rows: { numero: string }[] = await tx.query(
      `SELECT numero FROM draw
        WHERE game_code = $1 AND numero = ANY($2) AND state = 'PENDING' AND close_at > clock_timestamp()
        ORDER BY numero FOR SHARE`,
      [gameCode, numeros],
    );
    return new Set(rows.map(({ numero }) => numero));
  }

  async add(tx: Tx, order: Order, tickets: readonly Ticket[]): Promise<void> {
    await tx.query(
      `INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        order.id,
        order.orderNumber,
        order.memberId,
        order.book,
        order.gameCode,
        order.prizeMode,
        JSON.stringify(order.slip),
        order.stopOnWin,
        order.state,
        order.total,
        order.placedAt,
      ],
    );
    await tx.query(
      `INSERT INTO ticket (id, order_id, member_id, game_code, numero, multiple, stake, state, placed_at, commitment)
       SELECT id, $1, $2, $3, new.numero, multiple, stake, 'PLACED', $4, made.commitment
         FROM unnest($5::uuid[], $6::text[], $7::int[], $8::bigint[]) AS new (id, numero, multiple, stake)
         LEFT JOIN draw_commitment made ON made.game_code = $3 AND made.numero = new.numero`,
      [
        order.id,
        order.memberId,
        order.gameCode,
        order.placedAt,
        tickets.map((ticket) => ticket.id),
        tickets.map((ticket) => ticket.numero),
        tickets.map((ticket) => ticket.multiple),
        tickets.map((ticket) => ticket.stake),
      ],
    );
  }

  /** Adds to the sums of a draw, and returns those that are above their limit now, with what is in them. */
  async addExposure(
    tx: Tx,
    { gameCode, numero, book }: BookOfDraw,
    cells: readonly Cell[],
    limits: Limits,
  ): Promise<Map<string, bigint>> {
    const rows: { cell: string; amount: string }[] = await tx.query(
      `WITH added AS (
         INSERT INTO draw_exposure AS held (game_code, numero, book, cell, amount)
         SELECT $1, $2, $3, cell, amount FROM unnest($4::text[], $5::bigint[]) AS new (cell, amount)
         ON CONFLICT (game_code, numero, book, cell) DO UPDATE SET amount = held.amount + EXCLUDED.amount
         RETURNING cell, amount
       )
       SELECT cell, amount FROM added JOIN unnest($4::text[], $6::bigint[]) AS bound (cell, limit_amount) USING (cell)
        WHERE amount > limit_amount`,
      [
        gameCode,
        numero,
        book,
        cells.map(({ cell }) => cell),
        cells.map(({ amount }) => amount),
        cells.map(({ kind }) => limits[kind]),
      ],
    );
    return new Map(rows.map(({ cell, amount }) => [cell, BigInt(amount)]));
  }

  /** Locks in the order in which orders add: by the name of the cell, byte by byte. */
  async takeExposure(tx: Tx, { gameCode, numero, book }: BookOfDraw, cells: readonly Cell[]): Promise<void> {
    await tx.query(
      `WITH locked AS (
         SELECT cell FROM draw_exposure WHERE game_code = $1 AND numero = $2 AND book = $3 AND cell = ANY ($4)
          ORDER BY cell COLLATE "C" FOR UPDATE
       )
       UPDATE draw_exposure held SET amount = greatest(held.amount - gone.amount, 0)
         FROM locked JOIN unnest($4::text[], $5::bigint[]) AS gone (cell, amount) USING (cell)
        WHERE held.game_code = $1 AND held.numero = $2 AND held.book = $3 AND held.cell = locked.cell`,
      [gameCode, numero, book, cells.map(({ cell }) => cell), cells.map(({ amount }) => amount)],
    );
  }

  async find(id: string): Promise<Order | undefined> {
    const [row]: OrderRow[] = await this.pool.query('SELECT * FROM lottery_order WHERE id = $1', [id]);
    return row && orderOf(row);
  }

  /** What an order's tickets added to the sums of their draws; undefined of one from before the sums went by book. */
  async exposed(tx: Tx, id: string): Promise<Pick<Order, 'slip' | 'book'> | undefined> {
    const [row]: Pick<OrderRow, 'slip' | 'book'>[] = await tx.query(
      'SELECT slip, book FROM lottery_order WHERE id = $1 AND exposure_by_book',
      [id],
    );
    return row;
  }

  async byNumber(memberId: string, orderNumber: string): Promise<Order | undefined> {
    const [row]: OrderRow[] = await this.pool.query(
      'SELECT * FROM lottery_order WHERE order_number = $1 AND member_id = $2',
      [orderNumber, memberId],
    );
    return row && orderOf(row);
  }

  async tickets(on: Tx | Pool, orderId: string): Promise<Ticket[]> {
    const rows: TicketRow[] = await on.query('SELECT * FROM ticket WHERE order_id = $1 ORDER BY numero', [
      orderId,
    ]);
    return rows.map(ticketOf);
  }

  /** Orders of which it is unknown for longer than usual whether the wallet took the money. */
  async unknown(before: Date, limit: number): Promise<string[]> {
    const rows: { id: string }[] = await this.pool.query(
      `SELECT id FROM lottery_order WHERE state = 'PLACED' AND placed_at < $1 ORDER BY placed_at LIMIT $2`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Decides a placed order once; false if it is decided already. */
  async decide(tx: Tx, id: string, refusal: string | null): Promise<boolean> {
    const changed: [unknown[], number] = await tx.query(
      `UPDATE lottery_order SET state = $2, refusal = $3 WHERE id = $1 AND state = 'PLACED'`,
      [id, refusal === null ? 'ACCEPTED' : 'REFUSED', refusal],
    );
    if (changed[1] === 0) return false;
    await tx.query(`UPDATE ticket SET state = $2, reason = $3 WHERE order_id = $1 AND state = 'PLACED'`, [
      id,
      refusal === null ? 'OPEN' : 'REFUSED',
      refusal,
    ]);
    return true;
  }

  /** Open tickets of a member, by id, whose draw still takes bets; locked. */
  async lockCancellable(tx: Tx, memberId: string, ids: readonly string[]): Promise<Ticket[]> {
    const rows: TicketRow[] = await tx.query(
      `SELECT ticket.* FROM ticket JOIN draw USING (game_code, numero)
        WHERE ticket.id = ANY($2) AND ticket.member_id = $1 AND ticket.state = 'OPEN'
          AND draw.state = 'PENDING' AND draw.close_at > clock_timestamp()
        ORDER BY ticket.id FOR UPDATE OF ticket`,
      [memberId, ids],
    );
    return rows.map(ticketOf);
  }

  /** Open tickets of orders whose draws still take bets: what stop-on-win cancels. */
  async lockOpenOfOrders(tx: Tx, orderIds: readonly string[]): Promise<Ticket[]> {
    const rows: TicketRow[] = await tx.query(
      `SELECT ticket.* FROM ticket JOIN draw USING (game_code, numero)
        WHERE ticket.order_id = ANY($1) AND ticket.state = 'OPEN'
          AND draw.state = 'PENDING' AND draw.close_at > clock_timestamp()
        ORDER BY ticket.id FOR UPDATE OF ticket`,
      [orderIds],
    );
    return rows.map(ticketOf);
  }

  async cancel(
    tx: Tx,
    ids: readonly string[],
    state: 'CANCELLED' | 'VOID',
    reason: string,
    now: Date,
  ): Promise<void> {
    await tx.query('UPDATE ticket SET state = $2, reason = $3, settled_at = $4 WHERE id = ANY($1)', [
      ids,
      state,
      reason,
      now,
    ]);
  }

  /** A member's tickets, newest first, with their orders. */
  async page(
    memberId: string,
    filter: TicketFilter,
    limit: number,
  ): Promise<{ ticket: Ticket; order: Order }[]> {
    const { from, states, draw, before } = filter;
    const rows: { ticket: TicketRow; order: OrderRow }[] = await this.pool.query(
      `SELECT to_jsonb(ticket) || jsonb_build_object('stake', ticket.stake::text, 'payout', ticket.payout::text,
                                                    'returned', ticket.returned::text,
                                                    'valid_bet', ticket.valid_bet::text) AS ticket,
              to_jsonb(lottery_order) || jsonb_build_object('total', lottery_order.total::text) AS order
         FROM ticket JOIN lottery_order ON lottery_order.id = ticket.order_id
        WHERE ticket.member_id = $1
          AND ($2::timestamptz IS NULL OR ticket.placed_at >= $2)
          AND ($3::text[] IS NULL OR ticket.state = ANY($3))
          AND ($4::timestamptz IS NULL OR (ticket.placed_at, ticket.id) < ($4, $5::uuid))
          ${draw ? 'AND ticket.game_code = $7 AND ticket.numero = $8' : ''}
        ORDER BY ticket.placed_at DESC, ticket.id DESC LIMIT $6`,
      [
        ...[memberId, from ?? null, states ?? null, before?.placedAt ?? null, before?.id ?? null, limit],
        ...(draw ? [draw.gameCode, draw.numero] : []),
      ],
    );
    return rows.map(({ ticket, order }) => ({
      ticket: ticketOf(withDates(ticket)),
      order: orderOf({ ...order, placed_at: new Date(order.placed_at) }),
    }));
  }
}

const hexOf = (bytes: Buffer | string): string =>
  typeof bytes === 'string' ? bytes.slice(String.raw`\x`.length) : bytes.toString('hex');

/** Instants inside JSON come as text. */
const withDates = (row: TicketRow): TicketRow => ({
  ...row,
  placed_at: new Date(row.placed_at),
  settled_at: row.settled_at && new Date(row.settled_at),
});
