import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { ReportedRound, ReportedSeat } from './round-query.rules.js';

@Injectable()
export class RoundQueryRepository {
  constructor(private readonly pool: Pool) {}

  /** A round of one player; nothing if another one is named. */
  async find(
    vassalage: string,
    roundId: string,
    playerRef: string | null,
  ): Promise<ReportedRound | undefined> {
    const [row] = await this.pool.query<
      (Pick<ReportedRound, 'id' | 'state' | 'jackpots'> & { stake: string; totalWin: string | null })[]
    >(
      `SELECT r.id, r.state, r.stake, r.total_win AS "totalWin", r.jackpots
         FROM round r JOIN player_state p ON p.id = r.player_state_id WHERE r.id = $1 AND p.vassalage = $2 AND ($3::text IS NULL OR p.player_ref = $3)
        UNION ALL
       SELECT b.id, CASE b.state WHEN 'SENT' THEN 'BET_SENT' WHEN 'ACCEPTED' THEN 'BET_ACCEPTED' WHEN 'PAYING' THEN 'WIN_SENT'
                                 ELSE b.state END, b.stake, b.total_win, NULL
         FROM sports_bet b JOIN player_state p ON p.id = b.player_state_id WHERE b.id = $1 AND p.vassalage = $2
          AND ($3::text IS NULL OR p.player_ref = $3)`,
      [roundId, vassalage, playerRef],
    );
    return (
      row && {
        ...row,
        stake: BigInt(row.stake),
        totalWin: row.totalWin === null ? null : BigInt(row.totalWin),
      }
    );
  }

  /** A player's part of a round of a table or of a hand of cards, by the round and the player, or by one of its transactions. */
  async findSeat(
    vassalage: string,
    asked: { roundId: string | null; playerRef: string | null; transaction: string | null },
  ): Promise<ReportedSeat | undefined> {
    const [seat] = await this.pool.query<ReportedSeat[]>(
      `SELECT s.id, s.round_id "roundId", s.state, s.total_win::text "totalWin",
              coalesce((SELECT jsonb_agg(jsonb_build_object('transactionId', b.id, 'amount', b.stake::text) ORDER BY b.placed_at, b.place)
                          FROM table_bet b WHERE b.seat_id = s.id AND b.state IN ('SENT', 'ACCEPTED')), '[]') bets
         FROM table_seat s JOIN player_state p ON p.id = s.player_state_id
        WHERE p.vassalage = $1
          AND ((s.round_id = $2 AND p.player_ref = $3)
            OR s.id = $4 OR s.id = (SELECT seat_id FROM table_bet WHERE id = $4))
        UNION ALL
       SELECT c.id, c.hand_id, CASE WHEN c.state IN ('PAYING', 'CLOSED') THEN c.state
                                    WHEN c.state IN ('SENT', 'ACCEPTED') THEN 'OPEN' ELSE 'VOID' END, c.payout::text,
              jsonb_build_array(jsonb_build_object('transactionId', c.id, 'amount', c.stake::text))
         FROM card_seat c JOIN player_state p ON p.id = c.player_state_id
        WHERE p.vassalage = $1 AND ((c.hand_id = $2 AND p.player_ref = $3) OR c.id = $4)`,
      [vassalage, asked.roundId, asked.playerRef, asked.transaction],
    );
    return seat;
  }
}
