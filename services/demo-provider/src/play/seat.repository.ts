import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface SeatKey {
  vassalage: string;
  playerRef: string;
  gameCode: string;
  mode: 'REAL' | 'PLAY';
  currency: string;
}

export interface Seat extends SeatKey {
  id: string;
  seedOrdinal: number;
}

export interface Seed {
  ordinal: number;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonces: number;
}

const seatFields = `id, vassalage, player_ref "playerRef", game_code "gameCode", mode, currency, seed_ordinal "seedOrdinal"`;
const seedFields = `ordinal, server_seed "serverSeed", commitment, client_seed "clientSeed", nonces`;

@Injectable()
export class SeatRepository {
  constructor(private readonly source: DataSource) {}

  async find(tx: EntityManager, key: SeatKey): Promise<Seat | undefined> {
    const [seat] = await tx.query<Seat[]>(
      `SELECT ${seatFields} FROM seat WHERE vassalage = $1 AND player_ref = $2 AND game_code = $3 AND mode = $4 AND currency = $5`,
      [key.vassalage, key.playerRef, key.gameCode, key.mode, key.currency],
    );
    return seat;
  }

  async byId(seatId: string, tx: EntityManager = this.source.manager): Promise<Seat> {
    const [seat] = await tx.query<Seat[]>(`SELECT ${seatFields} FROM seat WHERE id = $1`, [seatId]);
    if (!seat) throw new Error('a round has lost its seat');
    return seat;
  }

  /** False where somebody was quicker. */
  async insert(tx: EntityManager, id: string, key: SeatKey, at: Date): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO seat (id, vassalage, player_ref, game_code, mode, currency, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT seat_once DO NOTHING RETURNING id`,
      [id, key.vassalage, key.playerRef, key.gameCode, key.mode, key.currency, at],
    );
    return rows.length > 0;
  }

  /** Rounds and seeds of a seat are changed by one transaction at a time. */
  async lock(tx: EntityManager, seatId: string): Promise<Seat> {
    const [seat] = await tx.query<Seat[]>(`SELECT ${seatFields} FROM seat WHERE id = $1 FOR UPDATE`, [
      seatId,
    ]);
    if (!seat) throw new Error('a session has lost its seat');
    return seat;
  }

  async insertSeed(tx: EntityManager, seatId: string, seed: Omit<Seed, 'nonces'>): Promise<void> {
    await tx.query(
      'INSERT INTO seed (seat_id, ordinal, server_seed, commitment, client_seed) VALUES ($1, $2, $3, $4, $5)',
      [seatId, seed.ordinal, seed.serverSeed, seed.commitment, seed.clientSeed],
    );
  }

  /** The seed in use and the one committed to follow. */
  async seeds(
    seatId: string,
    tx: EntityManager = this.source.manager,
  ): Promise<{ current: Seed; next: Seed }> {
    const [current, next] = await tx.query<Seed[]>(
      `SELECT ${seedFields} FROM seed WHERE seat_id = $1
         AND ordinal >= (SELECT seed_ordinal FROM seat WHERE id = $1) ORDER BY ordinal LIMIT 2`,
      [seatId],
    );
    if (!current || !next) throw new Error('a seat has lost its seeds');
    return { current, next };
  }

  async seedAt(seatId: string, ordinal: number, tx: EntityManager = this.source.manager): Promise<Seed> {
    const [seed] = await tx.query<Seed[]>(
      `SELECT ${seedFields} FROM seed WHERE seat_id = $1 AND ordinal = $2`,
      [seatId, ordinal],
    );
    if (!seed) throw new Error('a round has lost its seed');
    return seed;
  }

  /** Under the seat's lock. */
  async takeNonce(tx: EntityManager, seatId: string, ordinal: number): Promise<number> {
    const [rows] = await tx.query<[{ nonce: number }[], number]>(
      'UPDATE seed SET nonces = nonces + 1 WHERE seat_id = $1 AND ordinal = $2 RETURNING nonces - 1 AS nonce',
      [seatId, ordinal],
    );
    return rows[0]!.nonce;
  }

  async reveal(
    tx: EntityManager,
    seatId: string,
    ordinal: number,
    nextClientSeed: string,
    at: Date,
  ): Promise<void> {
    await tx.query('UPDATE seed SET revealed_at = $3 WHERE seat_id = $1 AND ordinal = $2', [
      seatId,
      ordinal,
      at,
    ]);
    await tx.query('UPDATE seed SET client_seed = $3 WHERE seat_id = $1 AND ordinal = $2', [
      seatId,
      ordinal + 1,
      nextClientSeed,
    ]);
    await tx.query('UPDATE seat SET seed_ordinal = $2 WHERE id = $1', [seatId, ordinal + 1]);
  }
}
