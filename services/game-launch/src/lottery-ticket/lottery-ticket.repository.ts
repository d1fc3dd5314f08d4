import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { lotteryTicketChanged, PayloadOf } from '#libs/events';

export type TicketChange = PayloadOf<typeof lotteryTicketChanged>;

const statusOf: Record<TicketChange['state'], 'OPEN' | 'SETTLED' | 'VOID'> = {
  OPEN: 'OPEN',
  WON: 'SETTLED',
  LOST: 'SETTLED',
  REFUNDED: 'SETTLED',
  VOID: 'VOID',
  CANCELLED: 'VOID',
};

@Injectable()
export class LotteryTicketRepository {
  /** Keeps the newest revision of each ticket, in whatever order and however often they come. */
  async keep(tx: Tx, changes: readonly TicketChange[]): Promise<void> {
    const newest = new Map<string, TicketChange>();
    for (const change of changes)
      if (change.revision >= (newest.get(change.ticketId)?.revision ?? 0))
        newest.set(change.ticketId, change);
    const rows = [...newest.values()].toSorted((a, b) => (a.ticketId < b.ticketId ? -1 : 1));
    await tx.query(
      `INSERT INTO lottery_ticket AS kept (id, revision, order_number, member_id, mode, game_type, game_code, numero,
                                           selections, status, stake, payout, valid_bet, currency, placed_at, settled_at)
       SELECT id, revision, order_number, member_id, mode, game_type, game_code, numero, selections, status, stake, payout,
              valid_bet, currency, placed_at, settled_at
         FROM jsonb_to_recordset($1::jsonb) AS new (id uuid, revision integer, order_number text, member_id uuid, mode text,
              game_type text, game_code text, numero text, selections jsonb, status text, stake bigint, payout bigint,
              valid_bet bigint, currency text, placed_at timestamptz, settled_at timestamptz)
       ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, selections = excluded.selections, status = excluded.status,
         stake = excluded.stake, payout = excluded.payout, valid_bet = excluded.valid_bet, settled_at = excluded.settled_at
       WHERE kept.revision <= excluded.revision`,
      [JSON.stringify(rows.map(rowOf))],
    );
  }
}

const rowOf = (ticket: TicketChange) => ({
  id: ticket.ticketId,
  revision: ticket.revision,
  order_number: ticket.orderNumber,
  member_id: ticket.memberId,
  mode: ticket.mode,
  game_type: ticket.gameType,
  game_code: ticket.gameCode,
  numero: ticket.numero,
  selections: ticket.selections,
  status: statusOf[ticket.state],
  stake: ticket.stake,
  payout: ticket.payout,
  valid_bet: ticket.validBet,
  currency: ticket.currency,
  placed_at: ticket.placedAt,
  settled_at: ticket.settledAt ?? null,
});
