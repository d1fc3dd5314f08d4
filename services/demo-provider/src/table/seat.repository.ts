import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { BetState, SeatHistoryEntry } from './dto/table.contract.js';

export type SeatState = 'OPEN' | 'PAYING' | 'CLOSED' | 'VOID';

export interface Seat {
  id: string;
  roundId: string;
  playerStateId: string;
  state: SeatState;
  totalWin: bigint | null;
  balance: string | null;
  attempts: number;
}

export interface Bet {
  id: string;
  slipId: string;
  platformSessionId: string;
  spot: string;
  stake: bigint;
  state: BetState;
  refusal: string | null;
  placedAt: Date;
}

type SeatRow = Omit<Seat, 'totalWin'> & { totalWin: string | null };
type BetRow = Omit<Bet, 'stake'> & { stake: string };

const seatFields = `id, round_id "roundId", player_state_id "playerStateId", state, total_win "totalWin", balance, attempts`;
const betFields = `id, slip_id "slipId", platform_session_id "platformSessionId", spot, stake, state, refusal, placed_at "placedAt"`;
const toSeat = (row: SeatRow): Seat => ({
  ...row,
  totalWin: row.totalWin === null ? null : BigInt(row.totalWin),
});

/** Players' parts of the rounds of tables, and their bets. */
@Injectable()
export class SeatRepository {
  constructor(private readonly pool: Pool) {}

  /** The seat in the round, created where there is none, and locked. */
  async take(
    tx: Tx,
    seat: Pick<Seat, 'id' | 'roundId' | 'playerStateId'>,
    at: Date,
    nextAttemptAt: Date,
  ): Promise<Seat> {
    await tx.query(
      `INSERT INTO table_seat (id, round_id, player_state_id, state, created_at, next_attempt_at)
       VALUES ($1, $2, $3, 'OPEN', $4, $5) ON CONFLICT ON CONSTRAINT table_seat_once
       DO UPDATE SET next_attempt_at = excluded.next_attempt_at`,
      [seat.id, seat.roundId, seat.playerStateId, at, nextAttemptAt],
    );
    const [row] = await tx.query<SeatRow[]>(
      `SELECT ${seatFields} FROM table_seat WHERE round_id = $1 AND player_state_id = $2 FOR UPDATE`,
      [seat.roundId, seat.playerStateId],
    );
    return toSeat(row!);
  }

  async find(roundId: string, playerStateId: string): Promise<Seat | undefined> {
    const [row] = await this.pool.query<SeatRow[]>(
      `SELECT ${seatFields} FROM table_seat WHERE round_id = $1 AND player_state_id = $2`,
      [roundId, playerStateId],
    );
    return row && toSeat(row);
  }

  async byId(id: string): Promise<Seat> {
    const [row] = await this.pool.query<SeatRow[]>(`SELECT ${seatFields} FROM table_seat WHERE id = $1`, [
      id,
    ]);
    return toSeat(row!);
  }

  async insertBets(tx: Tx, seatId: string, bets: readonly Omit<Bet, 'state' | 'refusal'>[]): Promise<void> {
    for (const [place, bet] of bets.entries())
      await tx.query(
        `INSERT INTO table_bet (id, seat_id, slip_id, place, platform_session_id, spot, stake, state, placed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'SENT', $8)`,
        [
          bet.id,
          seatId,
          bet.slipId,
          place,
          bet.platformSessionId,
          bet.spot,
          bet.stake.toString(),
          bet.placedAt,
        ],
      );
  }

  /** In the order in which they were placed. */
  async betsOf(on: Tx | Pool, seatId: string): Promise<Bet[]> {
    const rows = await on.query<BetRow[]>(
      `SELECT ${betFields} FROM table_bet WHERE seat_id = $1 ORDER BY placed_at, slip_id, place`,
      [seatId],
    );
    return rows.map((row) => ({ ...row, stake: BigInt(row.stake) }));
  }

  /** False if the bet is no longer in that state. */
  async moveBet(id: string, from: BetState, to: BetState, refusal?: string): Promise<boolean> {
    const [, moved] = await this.pool.query<[unknown[], number]>(
      'UPDATE table_bet SET state = $3, refusal = $4 WHERE id = $1 AND state = $2',
      [id, from, to, refusal ?? null],
    );
    return moved > 0;
  }

  async move(
    id: string,
    from: SeatState,
    to: SeatState,
    gained: { totalWin?: bigint; balance?: string },
  ): Promise<void> {
    await this.pool.query(
      `UPDATE table_seat SET state = $3, total_win = coalesce($4, total_win), balance = coalesce($5, balance), attempts = 0
        WHERE id = $1 AND state = $2`,
      [id, from, to, gained.totalWin?.toString() ?? null, gained.balance ?? null],
    );
  }

  async keepBalance(id: string, balance: string): Promise<void> {
    await this.pool.query('UPDATE table_seat SET balance = $2 WHERE id = $1', [id, balance]);
  }

  /** Seats with something to do: bets whose answer is due, or a round that was dealt. They are leased until `until`. */
  async leaseDue(now: Date, until: Date, limit: number): Promise<Seat[]> {
    const [rows] = await this.pool.query<[SeatRow[], number]>(
      `UPDATE table_seat SET next_attempt_at = $2, attempts = attempts + 1
        WHERE id IN (SELECT s.id FROM table_seat s JOIN table_round r ON r.id = s.round_id
                      WHERE s.state IN ('OPEN', 'PAYING') AND s.next_attempt_at <= $1
                        AND (r.state = 'DEALT' OR EXISTS (SELECT 1 FROM table_bet b
                               WHERE b.seat_id = s.id AND b.state IN ('SENT', 'ROLLBACK')))
                      ORDER BY s.next_attempt_at LIMIT $3 FOR UPDATE OF s SKIP LOCKED)
        RETURNING ${seatFields}`,
      [now, until, limit],
    );
    return rows.map(toSeat);
  }

  async retryAt(id: string, at: Date): Promise<void> {
    await this.pool.query('UPDATE table_seat SET next_attempt_at = $2 WHERE id = $1', [id, at]);
  }

  async playersOf(roundId: string): Promise<number> {
    const [row] = await this.pool.query<{ players: number }[]>(
      'SELECT count(*)::integer AS players FROM table_seat WHERE round_id = $1',
      [roundId],
    );
    return row!.players;
  }

  async history(playerStateId: string, limit: number): Promise<SeatHistoryEntry[]> {
    const rows = await this.pool.query<
      (SeatHistoryEntry & { totalWin: string | null; result: string | null })[]
    >(
      `SELECT s.round_id "roundId", r.shoe_ordinal shoe, r.number, s.created_at "at", s.state, r.result, s.total_win "totalWin",
              coalesce((SELECT sum(stake) FROM table_bet b WHERE b.seat_id = s.id AND b.state = 'ACCEPTED'), 0)::text stake
         FROM table_seat s JOIN table_round r ON r.id = s.round_id
        WHERE s.player_state_id = $1 ORDER BY s.id DESC LIMIT $2`,
      [playerStateId, limit],
    );
    return rows.map(({ totalWin, result, ...entry }) => ({
      ...entry,
      ...(result !== null && { result }),
      ...(totalWin !== null && { totalWin }),
    }));
  }
}
