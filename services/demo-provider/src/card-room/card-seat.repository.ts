import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { CardHistoryEntry, CardSeatState } from './dto/card-room.contract.js';

export interface CardSeat {
  id: string;
  handId: string;
  place: number;
  playerStateId: string;
  joinId: string;
  platformSessionId: string;
  clientSeed: string;
  stake: bigint;
  state: CardSeatState;
  refusal: string | null;
  net: bigint | null;
  payout: bigint | null;
  balance: string | null;
  createdAt: Date;
  attempts: number;
}

type CardSeatRow = Omit<CardSeat, 'stake' | 'net' | 'payout'> & {
  stake: string;
  net: string | null;
  payout: string | null;
};

export type NewSeat = Pick<
  CardSeat,
  'id' | 'handId' | 'place' | 'playerStateId' | 'joinId' | 'platformSessionId' | 'clientSeed' | 'stake'
>;

const fields = `id, hand_id "handId", place, player_state_id "playerStateId", join_id "joinId",
  platform_session_id "platformSessionId", client_seed "clientSeed", stake, state, refusal, net, payout, balance,
  created_at "createdAt", attempts`;

const orNull = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
const toSeat = (row: CardSeatRow): CardSeat => ({
  ...row,
  stake: BigInt(row.stake),
  net: orNull(row.net),
  payout: orNull(row.payout),
});

/** Players' seats in hands, and their stakes. */
@Injectable()
export class CardSeatRepository {
  constructor(private readonly pool: Pool) {}

  async insert(tx: Tx, seat: NewSeat, at: Date, nextAttemptAt: Date): Promise<void> {
    await tx.query(
      `INSERT INTO card_seat (id, hand_id, place, player_state_id, join_id, platform_session_id, client_seed, stake, state,
                              created_at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'SENT', $9, $10)`,
      [
        seat.id,
        seat.handId,
        seat.place,
        seat.playerStateId,
        seat.joinId,
        seat.platformSessionId,
        seat.clientSeed,
        seat.stake.toString(),
        at,
        nextAttemptAt,
      ],
    );
  }

  /** The seat of this join, or the one that the player sits in. */
  async taken(tx: Tx, playerStateId: string, joinId: string): Promise<CardSeat | undefined> {
    const [row] = await tx.query<CardSeatRow[]>(
      `SELECT ${fields} FROM card_seat
        WHERE player_state_id = $1 AND (join_id = $2 OR state IN ('SENT', 'ACCEPTED', 'ROLLBACK'))
        ORDER BY (join_id = $2) DESC LIMIT 1`,
      [playerStateId, joinId],
    );
    return row && toSeat(row);
  }

  async open(playerStateId: string): Promise<CardSeat | undefined> {
    const [row] = await this.pool.query<CardSeatRow[]>(
      `SELECT ${fields} FROM card_seat WHERE player_state_id = $1 AND state IN ('SENT', 'ACCEPTED', 'ROLLBACK')`,
      [playerStateId],
    );
    return row && toSeat(row);
  }

  async find(handId: string, playerStateId: string): Promise<CardSeat | undefined> {
    const [row] = await this.pool.query<CardSeatRow[]>(
      `SELECT ${fields} FROM card_seat WHERE hand_id = $1 AND player_state_id = $2`,
      [handId, playerStateId],
    );
    return row && toSeat(row);
  }

  async byId(id: string): Promise<CardSeat> {
    const [row] = await this.pool.query<CardSeatRow[]>(`SELECT ${fields} FROM card_seat WHERE id = $1`, [id]);
    if (!row) throw new Error('the seat of a hand is missing');
    return toSeat(row);
  }

  /** By place, locked. */
  async lockOf(tx: Tx, handId: string): Promise<CardSeat[]> {
    const rows = await tx.query<CardSeatRow[]>(
      `SELECT ${fields} FROM card_seat WHERE hand_id = $1 ORDER BY place FOR UPDATE`,
      [handId],
    );
    return rows.map(toSeat);
  }

  async waitingIn(handId: string): Promise<number> {
    const [row] = await this.pool.query<{ waiting: number }[]>(
      `SELECT count(*)::integer waiting FROM card_seat WHERE hand_id = $1 AND state IN ('SENT', 'ACCEPTED')`,
      [handId],
    );
    return row!.waiting;
  }

  async changeSeed(tx: Tx, id: string, clientSeed: string): Promise<void> {
    await tx.query('UPDATE card_seat SET client_seed = $2 WHERE id = $1', [id, clientSeed]);
  }

  /** Stakes without an answer are taken back. */
  async giveUp(tx: Tx, handId: string, at: Date): Promise<void> {
    await tx.query(
      `UPDATE card_seat SET state = 'ROLLBACK', next_attempt_at = $2 WHERE hand_id = $1 AND state = 'SENT'`,
      [handId, at],
    );
  }

  async decide(tx: Tx, id: string, result: { net: bigint; payout: bigint }, at: Date): Promise<void> {
    await tx.query(
      `UPDATE card_seat SET state = 'PAYING', net = $2, payout = $3, attempts = 0, next_attempt_at = $4
        WHERE id = $1 AND state = 'ACCEPTED'`,
      [id, result.net.toString(), result.payout.toString(), at],
    );
  }

  /** False if the seat is no longer in that state. */
  async move(
    id: string,
    from: CardSeatState,
    to: CardSeatState,
    gained: { balance?: string; refusal?: string } = {},
  ): Promise<boolean> {
    const [, moved] = await this.pool.query<[unknown[], number]>(
      `UPDATE card_seat SET state = $3, balance = coalesce($4, balance), refusal = $5, attempts = 0
        WHERE id = $1 AND state = $2`,
      [id, from, to, gained.balance ?? null, gained.refusal ?? null],
    );
    return moved > 0;
  }

  /** Seats that wait for an answer of the platform, leased until `until`. */
  async leaseDue(now: Date, until: Date, limit: number): Promise<CardSeat[]> {
    const [rows] = await this.pool.query<[CardSeatRow[], number]>(
      `UPDATE card_seat SET next_attempt_at = $2, attempts = attempts + 1
        WHERE id IN (SELECT id FROM card_seat
                      WHERE state IN ('SENT', 'ROLLBACK', 'PAYING') AND next_attempt_at <= $1
                      ORDER BY next_attempt_at, hand_id LIMIT $3 FOR UPDATE SKIP LOCKED)
        RETURNING ${fields}`,
      [now, until, limit],
    );
    return rows.map(toSeat);
  }

  async retryAt(id: string, at: Date): Promise<void> {
    await this.pool.query('UPDATE card_seat SET next_attempt_at = $2 WHERE id = $1', [id, at]);
  }

  async history(playerStateId: string, limit: number): Promise<CardHistoryEntry[]> {
    const rows = await this.pool.query<(CardHistoryEntry & { payout: string | null })[]>(
      `SELECT s.hand_id "handId", s.created_at "at", h.size, s.state, s.stake::text stake, s.payout::text payout
         FROM card_seat s JOIN card_hand h ON h.id = s.hand_id
        WHERE s.player_state_id = $1 ORDER BY s.created_at DESC LIMIT $2`,
      [playerStateId, limit],
    );
    return rows.map(({ payout, ...entry }) => ({ ...entry, ...(payout !== null && { payout }) }));
  }
}
