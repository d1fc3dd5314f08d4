import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { SeedSealing, type KeptSeed } from '../seed-sealing/seed-sealing.js';

export interface PlayerStateKey {
  vassalage: string;
  playerRef: string;
  gameCode: string;
  mode: Book;
  currency: string;
}

export interface PlayerState extends PlayerStateKey {
  id: string;
  seedOrdinal: number;
}

export interface Seed extends KeptSeed {
  ordinal: number;
  commitment: string;
  clientSeed: string;
  /** Rounds whose bets were accepted. */
  nonces: number;
  /** Digest of the outcome table or of the math model that is part of the commitment. */
  mathsDigest: string | null;
}

export type NewSeed = Omit<Seed, 'serverSeed' | 'sealedSeed' | 'nonces'> & { serverSeed: string };

const playerStateFields = `id, vassalage, player_ref "playerRef", game_code "gameCode", mode, currency, seed_ordinal "seedOrdinal"`;
const seedFields = `ordinal, server_seed "serverSeed", sealed_seed "sealedSeed", commitment, client_seed "clientSeed", nonces,
  table_digest "mathsDigest"`;
const ownerOf = (playerStateId: string, ordinal: number) => `seed ${playerStateId} ${ordinal}`;

@Injectable()
export class PlayerStateRepository {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: SeedSealing,
  ) {}

  async find(tx: Tx, key: PlayerStateKey): Promise<PlayerState | undefined> {
    const [player] = await tx.query<PlayerState[]>(
      `SELECT ${playerStateFields} FROM player_state WHERE vassalage = $1 AND player_ref = $2 AND game_code = $3 AND mode = $4 AND currency = $5`,
      [key.vassalage, key.playerRef, key.gameCode, key.mode, key.currency],
    );
    return player;
  }

  async byId(playerStateId: string): Promise<PlayerState> {
    const [player] = await this.pool.query<PlayerState[]>(
      `SELECT ${playerStateFields} FROM player_state WHERE id = $1`,
      [playerStateId],
    );
    if (!player) throw new Error('player state of a round is missing');
    return player;
  }

  /** False if a concurrent transaction has inserted it. */
  async insert(tx: Tx, id: string, key: PlayerStateKey, at: Date): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO player_state (id, vassalage, player_ref, game_code, mode, currency, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT player_state_once DO NOTHING RETURNING id`,
      [id, key.vassalage, key.playerRef, key.gameCode, key.mode, key.currency, at],
    );
    return rows.length > 0;
  }

  /** Serialises changes of the rounds and seeds of a player state. */
  async lock(tx: Tx, playerStateId: string): Promise<PlayerState> {
    const [player] = await tx.query<PlayerState[]>(
      `SELECT ${playerStateFields} FROM player_state WHERE id = $1 FOR UPDATE`,
      [playerStateId],
    );
    if (!player) throw new Error('player state of a session is missing');
    return player;
  }

  async insertSeed(tx: Tx, playerStateId: string, seed: NewSeed): Promise<void> {
    const sealed = this.sealing.seal(ownerOf(playerStateId, seed.ordinal), seed.serverSeed);
    await tx.query(
      `INSERT INTO seed (player_state_id, ordinal, sealed_seed, commitment, client_seed, table_digest)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [playerStateId, seed.ordinal, sealed, seed.commitment, seed.clientSeed, seed.mathsDigest],
    );
  }

  /** Seals secret seeds that were stored in clear, as seeds were once. */
  async sealOld(tx: Tx, playerStateId: string): Promise<void> {
    const old = await tx.query<{ ordinal: number; serverSeed: string }[]>(
      `SELECT ordinal, server_seed "serverSeed" FROM seed
        WHERE player_state_id = $1 AND revealed_at IS NULL AND server_seed IS NOT NULL FOR UPDATE`,
      [playerStateId],
    );
    for (const { ordinal, serverSeed } of old)
      await tx.query(
        'UPDATE seed SET server_seed = NULL, sealed_seed = $3 WHERE player_state_id = $1 AND ordinal = $2',
        [playerStateId, ordinal, this.sealing.seal(ownerOf(playerStateId, ordinal), serverSeed)],
      );
  }

  /** The secret itself, to play with or to reveal. */
  serverSeedOf(playerStateId: string, seed: Seed): string {
    return this.sealing.open(ownerOf(playerStateId, seed.ordinal), seed);
  }

  /** The seed in use and the one committed to follow. */
  async seeds(on: Tx | Pool, playerStateId: string): Promise<{ current: Seed; next: Seed }> {
    const [current, next] = await on.query<Seed[]>(
      `SELECT ${seedFields} FROM seed WHERE player_state_id = $1
         AND ordinal >= (SELECT seed_ordinal FROM player_state WHERE id = $1) ORDER BY ordinal LIMIT 2`,
      [playerStateId],
    );
    if (!current || !next) throw new Error('seeds of a player state are missing');
    return { current, next };
  }

  async seedAt(playerStateId: string, ordinal: number): Promise<Seed> {
    const [seed] = await this.pool.query<Seed[]>(
      `SELECT ${seedFields} FROM seed WHERE player_state_id = $1 AND ordinal = $2`,
      [playerStateId, ordinal],
    );
    if (!seed) throw new Error('seed of a round is missing');
    return seed;
  }

  /** Keeps the seed in clear from now on, and continues with the next. Answers with the seed. */
  async reveal(tx: Tx, playerStateId: string, seed: Seed, nextClientSeed: string, at: Date): Promise<string> {
    const { ordinal } = seed;
    const serverSeed = this.serverSeedOf(playerStateId, seed);
    await tx.query(
      `UPDATE seed SET revealed_at = $3, server_seed = $4, sealed_seed = NULL WHERE player_state_id = $1 AND ordinal = $2`,
      [playerStateId, ordinal, at, serverSeed],
    );
    await tx.query('UPDATE seed SET client_seed = $3 WHERE player_state_id = $1 AND ordinal = $2', [
      playerStateId,
      ordinal + 1,
      nextClientSeed,
    ]);
    await tx.query('UPDATE player_state SET seed_ordinal = $2 WHERE id = $1', [playerStateId, ordinal + 1]);
    return serverSeed;
  }
}
