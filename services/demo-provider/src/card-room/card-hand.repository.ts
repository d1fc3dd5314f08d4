import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { SeedSealing, type KeptSeed } from '../seed-sealing/seed-sealing.js';
import type { KeptMove } from './dto/card-room.contract.js';

/** Which players may sit together. */
export interface CardTableKey {
  roomCode: string;
  mode: Book;
  currency: string;
  size: number;
}

/** A seat's part of the result; amounts are strings of minor units. */
export interface KeptResult {
  net: string;
  rake: string;
  payout: string;
}

export interface CardHand extends CardTableKey, KeptSeed {
  id: string;
  state: 'WAITING' | 'PLAYING' | 'OVER' | 'VOID';
  commitment: string;
  dueAt: Date;
  /** Seat ids in the order of play, null for a house bot. */
  players: (string | null)[] | null;
  clientSeeds: string[] | null;
  moves: KeptMove[];
  results: KeptResult[] | null;
}

export type NewHand = CardTableKey & { id: string; serverSeed: string; commitment: string; dueAt: Date };

const fields = `id, room_code "roomCode", mode, currency, size, state, commitment, sealed_seed "sealedSeed", server_seed "serverSeed",
  due_at "dueAt", players, client_seeds "clientSeeds", moves, results`;
const ownerOf = (id: string) => `card hand ${id}`;

/** Hands of card rooms. A change is made by the transaction that holds the hand's lock. */
@Injectable()
export class CardHandRepository {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: SeedSealing,
  ) {}

  async insert(tx: Tx, hand: NewHand, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO card_hand (id, room_code, mode, currency, size, state, commitment, sealed_seed, due_at, created_at)
       VALUES ($1, $2, $3, $4, $5, 'WAITING', $6, $7, $8, $9)`,
      [
        hand.id,
        hand.roomCode,
        hand.mode,
        hand.currency,
        hand.size,
        hand.commitment,
        this.sealing.seal(ownerOf(hand.id), hand.serverSeed),
        hand.dueAt,
        at,
      ],
    );
  }

  /**
   * The oldest hand that waits for players of this kind and knows nothing of this one yet, locked; hands that another process
   * holds are passed over.
   */
  async lockWaiting(
    tx: Tx,
    key: CardTableKey,
    playerStateId: string,
    dueAfter: Date,
  ): Promise<CardHand | undefined> {
    const [hand] = await tx.query<CardHand[]>(
      `SELECT ${fields} FROM card_hand h
        WHERE room_code = $1 AND mode = $2 AND currency = $3 AND size = $4 AND state = 'WAITING' AND due_at > $5
          AND (SELECT count(*) FROM card_seat s WHERE s.hand_id = h.id AND s.state IN ('SENT', 'ACCEPTED')) < size
          AND NOT EXISTS (SELECT FROM card_seat s WHERE s.hand_id = h.id AND s.player_state_id = $6)
        ORDER BY created_at LIMIT 1 FOR UPDATE OF h SKIP LOCKED`,
      [key.roomCode, key.mode, key.currency, key.size, dueAfter, playerStateId],
    );
    return hand;
  }

  async lock(tx: Tx, id: string): Promise<CardHand | undefined> {
    const [hand] = await tx.query<CardHand[]>(`SELECT ${fields} FROM card_hand WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return hand;
  }

  /** Undefined while another process holds the hand, and once there is nothing due any more. */
  async lockDue(tx: Tx, id: string, now: Date): Promise<CardHand | undefined> {
    const [hand] = await tx.query<CardHand[]>(
      `SELECT ${fields} FROM card_hand WHERE id = $1 AND state IN ('WAITING', 'PLAYING') AND due_at <= $2
          FOR UPDATE SKIP LOCKED`,
      [id, now],
    );
    return hand;
  }

  async byId(id: string): Promise<CardHand | undefined> {
    const [hand] = await this.pool.query<CardHand[]>(`SELECT ${fields} FROM card_hand WHERE id = $1`, [id]);
    return hand;
  }

  async due(now: Date, limit: number): Promise<string[]> {
    const rows = await this.pool.query<{ id: string }[]>(
      `SELECT id FROM card_hand WHERE state IN ('WAITING', 'PLAYING') AND due_at <= $1 ORDER BY due_at LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The secret itself, to deal from or to reveal. */
  serverSeedOf(hand: CardHand): string {
    return this.sealing.open(ownerOf(hand.id), hand);
  }

  async hasten(tx: Tx, id: string, dueAt: Date): Promise<void> {
    await tx.query('UPDATE card_hand SET due_at = least(due_at, $2) WHERE id = $1', [id, dueAt]);
  }

  async deal(
    tx: Tx,
    id: string,
    dealt: { players: readonly (string | null)[]; clientSeeds: readonly string[]; dueAt: Date },
  ): Promise<void> {
    await tx.query(
      `UPDATE card_hand SET state = 'PLAYING', players = $2, client_seeds = $3, due_at = $4 WHERE id = $1 AND state = 'WAITING'`,
      [id, JSON.stringify(dealt.players), JSON.stringify(dealt.clientSeeds), dealt.dueAt],
    );
  }

  async keepMoves(tx: Tx, id: string, moves: readonly KeptMove[], dueAt: Date): Promise<void> {
    await tx.query(`UPDATE card_hand SET moves = $2, due_at = $3 WHERE id = $1 AND state = 'PLAYING'`, [
      id,
      JSON.stringify(moves),
      dueAt,
    ]);
  }

  /** The end of a played hand: its seed is in clear from now on. */
  async finish(tx: Tx, hand: CardHand, results: readonly KeptResult[], at: Date): Promise<void> {
    await tx.query(
      `UPDATE card_hand SET state = 'OVER', results = $2, server_seed = $3, sealed_seed = NULL, over_at = $4
        WHERE id = $1 AND state = 'PLAYING'`,
      [hand.id, JSON.stringify(results), this.serverSeedOf(hand), at],
    );
  }

  /** The end of a hand that no stake was taken for. */
  async void(tx: Tx, hand: CardHand, at: Date): Promise<void> {
    await tx.query(
      `UPDATE card_hand SET state = 'VOID', server_seed = $2, sealed_seed = NULL, over_at = $3
        WHERE id = $1 AND state = 'WAITING'`,
      [hand.id, this.serverSeedOf(hand), at],
    );
  }
}
