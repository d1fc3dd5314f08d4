import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import type { Draw } from '../draw/draw.rules.js';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { ticketOf, type TicketRow } from '../order/order.repository.js';
import type { SlipLine, Ticket, TicketState } from '../order/order.rules.js';

export interface OpenTicket extends Ticket {
  book: Book;
  slip: SlipLine[];
  stopOnWin: boolean;
}

export interface CountedTicket {
  id: string;
  multiple: number;
  payout: bigint;
  slip: SlipLine[];
}

export interface MemberSelection extends Pick<SlipLine, 'group' | 'play' | 'selection'> {
  memberId: string;
}

export interface SettledTicket {
  id: string;
  state: TicketState;
  payout: bigint;
  returned: bigint;
  validBet: bigint;
}

export interface Settlement {
  tickets: number;
  winners: number;
  staked: bigint;
  paid: bigint;
  /** Hexadecimal. */
  totalsHash: string;
  settledAt: Date;
}

type DrawVersion = Pick<Draw, 'gameCode' | 'numero' | 'version'>;

@Injectable()
export class SettlementRepository {
  constructor(private readonly pool: Pool) {}

  /** Tickets that this version of the result has not settled, locked; those that another process holds are left to it. */
  async lockSome(tx: Tx, { gameCode, numero, version }: DrawVersion, limit: number): Promise<OpenTicket[]> {
    const rows: (TicketRow & { book: Book; slip: SlipLine[]; stop_on_win: boolean })[] = await tx.query(
      `SELECT ticket.*, placed.book, placed.slip, placed.stop_on_win
         FROM ticket JOIN lottery_order placed ON placed.id = ticket.order_id
        WHERE ticket.game_code = $1 AND ticket.numero = $2 AND ticket.settled_version < $3
          AND ticket.state IN ('OPEN', 'WON', 'LOST', 'REFUNDED')
        ORDER BY ticket.id LIMIT $4 FOR UPDATE OF ticket SKIP LOCKED`,
      [gameCode, numero, version, limit],
    );
    return rows.map((row) => ({
      ...ticketOf(row),
      book: row.book,
      slip: row.slip,
      stopOnWin: row.stop_on_win,
    }));
  }

  /**
   * What members have bet on in a draw with real money, each selection once; bets whose money is not confirmed yet are
   * included.
   */
  async selectionsOfMembers(
    tx: Tx,
    { gameCode, numero }: DrawName,
    memberIds: readonly string[],
  ): Promise<MemberSelection[]> {
    return tx.query(
      `SELECT DISTINCT ticket.member_id AS "memberId", line ->> 'group' AS "group", line ->> 'play' AS play,
              line ->> 'selection' AS selection
         FROM ticket JOIN lottery_order placed ON placed.id = ticket.order_id, jsonb_array_elements(placed.slip) AS line
        WHERE ticket.game_code = $1 AND ticket.numero = $2 AND ticket.member_id = ANY($3)
          AND placed.book = 'REAL' AND ticket.state IN ('PLACED', 'OPEN', 'WON', 'LOST', 'REFUNDED')`,
      [gameCode, numero, memberIds],
    );
  }

  /** Tickets that count for a draw, in the order of their ids. */
  async read({ gameCode, numero }: DrawName, after: string, limit: number): Promise<CountedTicket[]> {
    const rows: { id: string; multiple: number; payout: string; slip: SlipLine[] }[] = await this.pool.query(
      `SELECT ticket.id, ticket.multiple, ticket.payout, placed.slip
         FROM ticket JOIN lottery_order placed ON placed.id = ticket.order_id
        WHERE ticket.game_code = $1 AND ticket.numero = $2 AND ticket.id > $3
          AND ticket.state IN ('OPEN', 'WON', 'LOST', 'REFUNDED')
        ORDER BY ticket.id LIMIT $4`,
      [gameCode, numero, after, limit],
    );
    return rows.map((row) => ({ ...row, payout: BigInt(row.payout) }));
  }

  async settle(tx: Tx, version: number, tickets: readonly SettledTicket[], now: Date): Promise<void> {
    await tx.query(
      `UPDATE ticket SET state = new.state, payout = new.payout, returned = new.returned, valid_bet = new.valid_bet,
                         settled_version = $1, settled_at = $2
         FROM unnest($3::uuid[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
              AS new (id, state, payout, returned, valid_bet)
        WHERE ticket.id = new.id`,
      [
        version,
        now,
        tickets.map(({ id }) => id),
        tickets.map(({ state }) => state),
        tickets.map(({ payout }) => payout),
        tickets.map(({ returned }) => returned),
        tickets.map(({ validBet }) => validBet),
      ],
    );
  }

  /** Tickets of a draw that this version has still to settle, those included whose money is not confirmed yet. */
  async isOpen({ gameCode, numero, version }: DrawVersion): Promise<boolean> {
    const [row]: { open: boolean }[] = await this.pool.query(
      `SELECT EXISTS (SELECT FROM ticket WHERE game_code = $1 AND numero = $2 AND settled_version < $3
                                           AND state IN ('PLACED', 'OPEN', 'WON', 'LOST', 'REFUNDED')) AS open`,
      [gameCode, numero, version],
    );
    return row!.open;
  }

  /** What the tickets of a settled draw got, in the order of their ids. */
  async settled(
    { gameCode, numero }: DrawVersion,
    after: string,
    limit: number,
  ): Promise<{ id: string; stake: bigint; payout: bigint }[]> {
    const rows: { id: string; stake: string; payout: string }[] = await this.pool.query(
      `SELECT id, stake, payout FROM ticket
        WHERE game_code = $1 AND numero = $2 AND state IN ('WON', 'LOST', 'REFUNDED') AND id > $3
        ORDER BY id LIMIT $4`,
      [gameCode, numero, after, limit],
    );
    return rows.map((row) => ({ id: row.id, stake: BigInt(row.stake), payout: BigInt(row.payout) }));
  }

  async addSettlement(
    tx: Tx,
    { gameCode, numero, version }: DrawVersion,
    settlement: Settlement,
  ): Promise<void> {
    const { tickets, winners, staked, paid, totalsHash, settledAt } = settlement;
    await tx.query(
      `INSERT INTO draw_settlement (game_code, numero, version, tickets, winners, staked, paid, totals_hash, settled_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, decode($8, 'hex'), $9)`,
      [gameCode, numero, version, tickets, winners, staked, paid, totalsHash, settledAt],
    );
  }

  /** Open tickets of void draws, locked. */
  async lockOfVoidDraws(tx: Tx, limit: number): Promise<Ticket[]> {
    const rows: TicketRow[] = await tx.query(
      `SELECT ticket.* FROM ticket JOIN draw USING (game_code, numero)
        WHERE ticket.state = 'OPEN' AND draw.state = 'VOID' ORDER BY ticket.id LIMIT $1 FOR UPDATE OF ticket SKIP LOCKED`,
      [limit],
    );
    return rows.map(ticketOf);
  }
}
