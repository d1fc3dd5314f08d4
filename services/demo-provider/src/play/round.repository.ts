import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { isOver, mayMove, roundStates, type RoundState } from './round.rules.js';
import type { JackpotPart } from '#libs/provider-sdk';
import type { StoredResult } from './result.rules.js';

export interface Round {
  id: string;
  playerStateId: string;
  platformSessionId: string;
  clientSpinId: string;
  stake: bigint;
  /** What the player has chosen, where the game asks for it. */
  choice: string | null;
  seedOrdinal: number;
  /** Taken when the bet is accepted. */
  nonce: number | null;
  /** The number that a refused or cancelled round would have had; the next accepted bet has it. */
  unusedNonce: number | null;
  state: RoundState;
  refusal: string | null;
  result: StoredResult | null;
  totalWin: bigint | null;
  balance: string | null;
  /** What its win states of jackpots; null in games without them. */
  jackpots: JackpotPart[] | null;
  seen: boolean;
  createdAt: Date;
  attempts: number;
}

/** What a round gains with a step. */
export interface Gained {
  balance?: string;
  refusal?: string;
  result?: StoredResult;
  totalWin?: bigint;
  jackpots?: JackpotPart[];
}

type Row = Omit<Round, 'stake' | 'totalWin'> & { stake: string; totalWin: string | null };

const fields = `id, player_state_id "playerStateId", platform_session_id "platformSessionId", client_spin_id "clientSpinId", stake, choice,
  seed_ordinal "seedOrdinal", nonce, unused_nonce "unusedNonce", state, refusal, result, total_win "totalWin", balance, jackpots, seen, created_at "createdAt", attempts`;
const over = roundStates
  .filter(isOver)
  .map((state) => `'${state}'`)
  .join(', ');

@Injectable()
export class RoundRepository {
  constructor(private readonly pool: Pool) {}

  async insert(
    tx: Tx,
    round: Pick<
      Round,
      'id' | 'playerStateId' | 'platformSessionId' | 'clientSpinId' | 'stake' | 'choice' | 'seedOrdinal'
    >,
    at: Date,
    leasedUntil: Date,
  ): Promise<Round> {
    const rows = await tx.query<Row[]>(
      `INSERT INTO round (id, player_state_id, platform_session_id, client_spin_id, stake, seed_ordinal, state,
         created_at, updated_at, next_attempt_at, leased_until, choice)
       VALUES ($1, $2, $3, $4, $5, $6, 'CREATED', $7, $7, $7, $8, $9) RETURNING ${fields}`,
      [
        round.id,
        round.playerStateId,
        round.platformSessionId,
        round.clientSpinId,
        round.stake.toString(),
        round.seedOrdinal,
        at,
        leasedUntil,
        round.choice,
      ],
    );
    return toRound(rows[0]!);
  }

  async bySpinId(playerStateId: string, clientSpinId: string): Promise<Round | undefined> {
    return first(
      await this.pool.query<Row[]>(
        `SELECT ${fields} FROM round WHERE player_state_id = $1 AND client_spin_id = $2`,
        [playerStateId, clientSpinId],
      ),
    );
  }

  async byId(id: string): Promise<Round> {
    const round = first(await this.pool.query<Row[]>(`SELECT ${fields} FROM round WHERE id = $1`, [id]));
    if (!round) throw new Error(`round ${id} is gone`);
    return round;
  }

  async newest(on: Tx | Pool, playerStateId: string, limit: number): Promise<Round[]> {
    const rows = await on.query<Row[]>(
      `SELECT ${fields} FROM round WHERE player_state_id = $1 ORDER BY id DESC LIMIT $2`,
      [playerStateId, limit],
    );
    return rows.map(toRound);
  }

  /** The rounds of a seed, refused ones among them, before the round with this id; the latest first. */
  async ofSeed(
    playerStateId: string,
    { commitment, before }: { commitment: string; before: string | undefined },
    limit: number,
  ): Promise<Round[]> {
    const rows = await this.pool.query<Row[]>(
      `SELECT ${fields} FROM round
        WHERE player_state_id = $1 AND ($3::uuid IS NULL OR id < $3)
          AND seed_ordinal = (SELECT ordinal FROM seed WHERE player_state_id = $1 AND commitment = $2)
        ORDER BY id DESC LIMIT $4`,
      [playerStateId, commitment, before ?? null, limit],
    );
    return rows.map(toRound);
  }

  /** Those of these seeds that the player may know. */
  async revealedSeeds(playerStateId: string, ordinals: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.pool.query<{ ordinal: number; serverSeed: string }[]>(
      `SELECT ordinal, server_seed "serverSeed" FROM seed
        WHERE player_state_id = $1 AND ordinal = ANY($2::int[]) AND revealed_at IS NOT NULL`,
      [playerStateId, ordinals],
    );
    return new Map(rows.map(({ ordinal, serverSeed }) => [ordinal, serverSeed]));
  }

  async markSeen(playerStateId: string, roundId: string): Promise<boolean> {
    const [rows] = await this.pool.query<[unknown[], number]>(
      `UPDATE round SET seen = true WHERE player_state_id = $1 AND id = $2 AND result IS NOT NULL RETURNING id`,
      [playerStateId, roundId],
    );
    return rows.length > 0;
  }

  /** Commits one step and renews the lease. Undefined if the round is no longer in `from`. */
  move(
    id: string,
    from: RoundState,
    to: RoundState,
    gained: Gained,
    at: Date,
    leasedUntil: Date,
  ): Promise<Round | undefined> {
    return this.moveWithin(this.pool, id, from, to, gained, at, leasedUntil);
  }

  /** The same with what else the step changes. */
  async moveWithin(
    on: Tx | Pool,
    id: string,
    from: RoundState,
    to: RoundState,
    gained: Gained,
    at: Date,
    leasedUntil: Date,
  ): Promise<Round | undefined> {
    if (!mayMove(from, to)) throw new Error(`a round does not go from ${from} to ${to}`);
    const [rows] = await on.query<[Row[], number]>(
      `UPDATE round SET state = $3, balance = coalesce($4, balance), refusal = coalesce($5, refusal),
         result = coalesce($6, result), total_win = coalesce($7, total_win),
         jackpots = coalesce($10, jackpots), attempts = 0,
         updated_at = $8, next_attempt_at = $8, leased_until = $9,
         unused_nonce = CASE WHEN nonce IS NULL AND $3 IN ('REFUSED', 'ROLLED_BACK') THEN
           (SELECT nonces FROM seed s WHERE s.player_state_id = round.player_state_id AND s.ordinal = round.seed_ordinal) END
       WHERE id = $1 AND state = $2 RETURNING ${fields}`,
      [
        id,
        from,
        to,
        gained.balance ?? null,
        gained.refusal ?? null,
        gained.result ? JSON.stringify(gained.result) : null,
        gained.totalWin?.toString() ?? null,
        at,
        leasedUntil,
        gained.jackpots ? JSON.stringify(gained.jackpots) : null,
      ],
    );
    return first(rows);
  }

  /**
   * Commits that the bet is accepted, and with it takes the next number of the seed; a round from before has its number already.
   * Undefined if the round no longer waits for its bet.
   */
  async accept(id: string, balance: string, at: Date, leasedUntil: Date): Promise<Round | undefined> {
    const [rows] = await this.pool.query<[Row[], number]>(
      `WITH held AS (
         SELECT player_state_id, seed_ordinal FROM round WHERE id = $1 AND state = 'BET_SENT' AND nonce IS NULL FOR UPDATE
       ), taken AS (
         UPDATE seed SET nonces = seed.nonces + 1 FROM held
          WHERE seed.player_state_id = held.player_state_id AND seed.ordinal = held.seed_ordinal
          RETURNING seed.nonces - 1 AS number
       )
       UPDATE round SET state = 'BET_ACCEPTED', nonce = coalesce(nonce, (SELECT number FROM taken)), balance = $2, attempts = 0,
         updated_at = $3, next_attempt_at = $3, leased_until = $4
       WHERE id = $1 AND state = 'BET_SENT' RETURNING ${fields}`,
      [id, balance, at, leasedUntil],
    );
    return first(rows);
  }

  /** Releases the lease; the next attempt is due at `nextAttemptAt`. */
  async release(id: string, at: Date, nextAttemptAt: Date): Promise<void> {
    await this.pool.query(
      `UPDATE round SET leased_until = $2, next_attempt_at = $3, attempts = attempts + 1 WHERE id = $1 AND state NOT IN (${over})`,
      [id, at, nextAttemptAt],
    );
  }

  /** Leases one round. False if another process holds the lease or the round is over. */
  async lease(id: string, at: Date, leasedUntil: Date): Promise<boolean> {
    const [rows] = await this.pool.query<[unknown[], number]>(
      `UPDATE round SET leased_until = $3 WHERE id = $1 AND leased_until <= $2 AND state NOT IN (${over}) RETURNING id`,
      [id, at, leasedUntil],
    );
    return rows.length > 0;
  }

  /** Leases rounds that are due: interrupted by a crash, or waiting for a retry. */
  async leaseDue(at: Date, leasedUntil: Date, limit: number): Promise<Round[]> {
    const [rows] = await this.pool.query<[Row[], number]>(
      `UPDATE round SET leased_until = $2 WHERE id IN (
         SELECT id FROM round WHERE next_attempt_at <= $1 AND leased_until <= $1 AND state NOT IN (${over})
         ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING ${fields}`,
      [at, leasedUntil, limit],
    );
    return rows.map(toRound);
  }
}

const first = (rows: Row[]): Round | undefined => rows[0] && toRound(rows[0]);

function toRound(row: Row): Round {
  return { ...row, stake: BigInt(row.stake), totalWin: row.totalWin === null ? null : BigInt(row.totalWin) };
}
