import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { DrawName, Scheme } from '#libs/lottery-engine/fairness';

export interface Commitment extends DrawName {
  position: number;
  scheme: Scheme;
  /** Hexadecimal. */
  commitment: string;
  chain: string;
  /** Sealed. */
  seed: string;
  beaconRound: number;
  committedAt: Date;
  randomness: string | null;
  signature: string | null;
  revealedAt: Date | null;
}

export type NewCommitment = Omit<Commitment, 'randomness' | 'signature' | 'revealedAt'>;

interface CommitmentRow {
  game_code: string;
  numero: string;
  position: string;
  scheme: Scheme;
  commitment: string;
  chain: string;
  seed: string;
  beacon_round: string;
  committed_at: Date;
  randomness: string | null;
  signature: string | null;
  revealed_at: Date | null;
}

const columns = `game_code, numero, position, scheme, encode(commitment, 'hex') AS commitment, encode(chain, 'hex') AS chain, seed,
  beacon_round, committed_at, encode(randomness, 'hex') AS randomness, encode(signature, 'hex') AS signature, revealed_at`;

const commitmentOf = (row: CommitmentRow): Commitment => ({
  gameCode: row.game_code,
  numero: row.numero,
  position: Number(row.position),
  scheme: row.scheme,
  commitment: row.commitment,
  chain: row.chain,
  seed: row.seed,
  beaconRound: Number(row.beacon_round),
  committedAt: row.committed_at,
  randomness: row.randomness,
  signature: row.signature,
  revealedAt: row.revealed_at,
});

@Injectable()
export class CommitmentRepository {
  constructor(private readonly pool: Pool) {}

  /** Locks the chain of a game until the transaction ends, and returns its end. */
  async lockEnd(tx: Tx, gameCode: string): Promise<{ position: number; chain: string } | undefined> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 8400))', [gameCode]);
    const [row]: { position: string; chain: string }[] = await tx.query(
      `SELECT position, encode(chain, 'hex') AS chain FROM draw_commitment
        WHERE game_code = $1 ORDER BY position DESC LIMIT 1`,
      [gameCode],
    );
    return row && { position: Number(row.position), chain: row.chain };
  }

  /** Draws of a game that still take bets or will, and that nothing is committed to yet; in order of time. */
  async uncommitted(tx: Tx, gameCode: string, now: Date): Promise<{ numero: string; closeAt: Date }[]> {
    const rows: { numero: string; close_at: Date }[] = await tx.query(
      `SELECT numero, close_at FROM draw
        WHERE game_code = $1 AND close_at > $2 AND state = 'PENDING'
          AND NOT EXISTS (SELECT FROM draw_commitment done WHERE done.game_code = draw.game_code AND done.numero = draw.numero)
        ORDER BY close_at`,
      [gameCode, now],
    );
    return rows.map((row) => ({ numero: row.numero, closeAt: row.close_at }));
  }

  async add(tx: Tx, rows: readonly NewCommitment[]): Promise<void> {
    if (rows.length === 0) return;
    await tx.query(
      `INSERT INTO draw_commitment (game_code, numero, position, scheme, commitment, chain, seed, beacon_round, committed_at)
       SELECT game_code, numero, position, scheme, decode(commitment, 'hex'), decode(chain, 'hex'), seed, beacon_round, committed_at
         FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::timestamptz[], $9::smallint[])
           AS new (game_code, numero, position, commitment, chain, seed, beacon_round, committed_at, scheme)`,
      [
        rows.map((row) => row.gameCode),
        rows.map((row) => row.numero),
        rows.map((row) => row.position),
        rows.map((row) => row.commitment),
        rows.map((row) => row.chain),
        rows.map((row) => row.seed),
        rows.map((row) => row.beaconRound),
        rows.map((row) => row.committedAt),
        rows.map((row) => row.scheme),
      ],
    );
  }

  async find({ gameCode, numero }: DrawName): Promise<Commitment | undefined> {
    const [row]: CommitmentRow[] = await this.pool.query(
      `SELECT ${columns} FROM draw_commitment WHERE game_code = $1 AND numero = $2`,
      [gameCode, numero],
    );
    return row && commitmentOf(row);
  }

  /** The chain hash that a commitment was added to; undefined for the first of its game. */
  async chainBefore({ gameCode, position }: Commitment): Promise<string | undefined> {
    const [row]: { chain: string }[] = await this.pool.query(
      `SELECT encode(chain, 'hex') AS chain FROM draw_commitment WHERE game_code = $1 AND position = $2 - 1`,
      [gameCode, position],
    );
    return row?.chain;
  }

  /** Commitments of a game in their order, from a position on: what the chain is checked by. */
  async chain(gameCode: string, from: number, limit: number): Promise<Commitment[]> {
    const rows: CommitmentRow[] = await this.pool.query(
      `SELECT ${columns} FROM draw_commitment WHERE game_code = $1 AND position >= $2 ORDER BY position LIMIT $3`,
      [gameCode, from, limit],
    );
    return rows.map(commitmentOf);
  }

  /** Makes the seed public; without a round where the draw is void. */
  async reveal(
    tx: Tx,
    { gameCode, numero }: DrawName,
    round: { randomness: string; signature: string } | undefined,
    now: Date,
  ): Promise<void> {
    await tx.query(
      `UPDATE draw_commitment
          SET randomness = decode($3, 'hex'), signature = decode($4, 'hex'), revealed_at = $5
        WHERE game_code = $1 AND numero = $2 AND revealed_at IS NULL`,
      [gameCode, numero, round?.randomness ?? null, round?.signature ?? null, now],
    );
  }
}
