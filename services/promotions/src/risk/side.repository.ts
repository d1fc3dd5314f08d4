import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

/** The side of a round that a member bet on. */
export interface BetSide {
  roundId: string;
  memberId: string;
  selection: string;
  stake: bigint;
  settledAt: Date;
}

/** A member whose bets keep lying on the other side of the same rounds. */
export interface Counterpart {
  memberId: string;
  rounds: number;
  /** Share of the claimant's rounds, in per cent. */
  share: number;
}

@Injectable()
export class SideRepository {
  constructor(private readonly pool: Pool) {}

  /** The first delivery counts. */
  async add(tx: Tx, sides: readonly BetSide[]): Promise<void> {
    if (sides.length === 0) return;
    await tx.query(
      `INSERT INTO bet_side (round_id, member_id, selection, stake, settled_at)
       SELECT * FROM unnest($1::text[], $2::uuid[], $3::text[], $4::bigint[], $5::timestamptz[]) ORDER BY 1, 2
       ON CONFLICT DO NOTHING`,
      [
        ...[sides.map(({ roundId }) => roundId), sides.map(({ memberId }) => memberId)],
        ...[sides.map(({ selection }) => selection), sides.map(({ stake }) => stake)],
        sides.map(({ settledAt }) => settledAt),
      ],
    );
  }

  /** Rounds since then in which one of the others bet on another side. */
  async oppositeRounds(tx: Tx, memberId: string, others: readonly string[], since: Date): Promise<number> {
    if (others.length === 0) return 0;
    const [row]: { n: number }[] = await tx.query(
      `SELECT count(DISTINCT own.round_id)::int AS n FROM bet_side own
         JOIN bet_side other ON other.round_id = own.round_id AND other.selection <> own.selection
        WHERE own.member_id = $1 AND own.settled_at >= $3 AND other.member_id = ANY ($2)`,
      [memberId, others, since],
    );
    return row!.n;
  }

  /** The member who bet most often against this one with a stake of the same size (within a fifth), linked or not. */
  async counterpart(tx: Tx, memberId: string, since: Date): Promise<Counterpart | undefined> {
    const [row]: { member_id: string; rounds: number; share: number }[] = await tx.query(
      `WITH own AS (SELECT round_id, selection, stake FROM bet_side WHERE member_id = $1 AND settled_at >= $2)
       SELECT other.member_id, count(*)::int AS rounds, (100 * count(*) / (SELECT count(*) FROM own))::int AS share
         FROM own JOIN bet_side other ON other.round_id = own.round_id AND other.selection <> own.selection
              AND abs(other.stake - own.stake) * 5 <= own.stake
        WHERE other.member_id <> $1 GROUP BY other.member_id ORDER BY rounds DESC, other.member_id LIMIT 1`,
      [memberId, since],
    );
    return row && { memberId: row.member_id, rounds: row.rounds, share: row.share };
  }

  async removeBefore(at: Date): Promise<void> {
    await this.pool.query('DELETE FROM bet_side WHERE settled_at < $1', [at]);
  }
}
