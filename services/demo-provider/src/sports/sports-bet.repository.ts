import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { OddsType } from '../sports-model/odds-type.js';
import type { LegBody, SportsBetInfo } from './dto/sports.contract.js';

export type SportsBetState = SportsBetInfo['state'];

export interface SportsBet {
  id: string;
  playerStateId: string;
  betId: string;
  platformSessionId: string;
  stake: bigint;
  oddsType: OddsType;
  state: SportsBetState;
  refusal: string | null;
  totalWin: bigint | null;
  balance: string | null;
  placedAt: Date;
  decidedAt: Date;
  attempts: number;
}

export type NewSportsBet = Omit<SportsBet, 'state' | 'refusal' | 'totalWin' | 'balance' | 'attempts'> & {
  nextAttemptAt: Date;
};
export type StoredLeg = LegBody & { league: string };

type Row = Omit<SportsBet, 'stake' | 'totalWin'> & { stake: string; totalWin: string | null };

const fields = `id, player_state_id "playerStateId", bet_id "betId", platform_session_id "platformSessionId", stake,
  odds_type "oddsType", state, refusal, total_win "totalWin", balance, placed_at "placedAt", decided_at "decidedAt", attempts`;
const toBet = (row: Row): SportsBet => ({
  ...row,
  stake: BigInt(row.stake),
  totalWin: row.totalWin === null ? null : BigInt(row.totalWin),
});

/** Bets of players at the book, and their legs. */
@Injectable()
export class SportsBetRepository {
  constructor(private readonly pool: Pool) {}

  async find(tx: Tx, playerStateId: string, betId: string): Promise<SportsBet | undefined> {
    const [row] = await tx.query<Row[]>(
      `SELECT ${fields} FROM sports_bet WHERE player_state_id = $1 AND bet_id = $2`,
      [playerStateId, betId],
    );
    return row && toBet(row);
  }

  async byId(id: string): Promise<SportsBet> {
    const [row] = await this.pool.query<Row[]>(`SELECT ${fields} FROM sports_bet WHERE id = $1`, [id]);
    return toBet(row!);
  }

  async insert(tx: Tx, bet: NewSportsBet, legs: readonly StoredLeg[]): Promise<void> {
    await tx.query(
      `INSERT INTO sports_bet (id, player_state_id, bet_id, platform_session_id, stake, odds_type, state, placed_at,
                               decided_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'SENT', $7, $8, $9)`,
      [
        ...[bet.id, bet.playerStateId, bet.betId, bet.platformSessionId, bet.stake.toString(), bet.oddsType],
        ...[bet.placedAt, bet.decidedAt, bet.nextAttemptAt],
      ],
    );
    for (const [place, leg] of legs.entries())
      await tx.query(
        `INSERT INTO sports_leg (bet_id, place, league, day, match, market, line, pick, odds)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [bet.id, place, leg.league, leg.day, leg.match, leg.market, leg.line, leg.pick, leg.odds],
      );
  }

  async legsOf(on: Tx | Pool, ids: readonly string[]): Promise<Map<string, StoredLeg[]>> {
    const rows = await on.query<(StoredLeg & { id: string })[]>(
      `SELECT bet_id id, league, day, match, market, line, pick, odds FROM sports_leg
        WHERE bet_id = ANY($1) ORDER BY bet_id, place`,
      [ids],
    );
    const legs = new Map<string, StoredLeg[]>();
    for (const { id, ...leg } of rows) legs.set(id, [...(legs.get(id) ?? []), leg]);
    return legs;
  }

  async newest(playerStateId: string, limit: number): Promise<SportsBet[]> {
    const rows = await this.pool.query<Row[]>(
      `SELECT ${fields} FROM sports_bet WHERE player_state_id = $1 ORDER BY id DESC LIMIT $2`,
      [playerStateId, limit],
    );
    return rows.map(toBet);
  }

  async move(
    id: string,
    from: SportsBetState,
    to: SportsBetState,
    gained: { totalWin?: bigint; balance?: string; refusal?: string } = {},
  ): Promise<void> {
    await this.pool.query(
      `UPDATE sports_bet SET state = $3, total_win = coalesce($4, total_win), balance = coalesce($5, balance),
              refusal = coalesce($6, refusal), attempts = 0
        WHERE id = $1 AND state = $2`,
      [id, from, to, gained.totalWin?.toString() ?? null, gained.balance ?? null, gained.refusal ?? null],
    );
  }

  /** Bets with something to do: an answer that is missing, or matches that have ended. They are leased until `until`. */
  async leaseDue(now: Date, until: Date, limit: number): Promise<SportsBet[]> {
    const [rows] = await this.pool.query<[Row[], number]>(
      `UPDATE sports_bet SET next_attempt_at = $2, attempts = attempts + 1
        WHERE id IN (SELECT id FROM sports_bet
                      WHERE state IN ('SENT', 'ACCEPTED', 'PAYING', 'ROLLBACK') AND next_attempt_at <= $1
                        AND (state <> 'ACCEPTED' OR decided_at <= $1)
                      ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
        RETURNING ${fields}`,
      [now, until, limit],
    );
    return rows.map(toBet);
  }

  async retryAt(id: string, at: Date): Promise<void> {
    await this.pool.query('UPDATE sports_bet SET next_attempt_at = $2 WHERE id = $1', [id, at]);
  }
}
