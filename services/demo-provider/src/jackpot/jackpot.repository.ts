import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import type { KeptSeed } from '../seed-sealing/seed-sealing.js';
import type { TierName } from './jackpot-model.js';
import type { PoolChange } from './jackpot.rules.js';

/** A pool in minor units, with the secret of its cycle where it must drop. */
export interface KeptPool extends KeptSeed {
  tier: TierName;
  amount: bigint;
  cycle: number;
}

export interface ReportedPool {
  mode: Book;
  tier: TierName;
  amount: string;
  seed: string;
  fed: string;
  paid: string;
  commitment: string | null;
}

export interface ReportedAward {
  mode: Book;
  tier: TierName;
  cycle: number;
  roundId: string;
  amount: string;
  at: Date;
  commitment: string | null;
  serverSeed: string | null;
}

/** The secret of a new cycle, sealed; null where a drawn number decides. */
export type NewSecret = { commitment: string; sealedSeed: string } | null;

@Injectable()
export class JackpotRepository {
  constructor(private readonly pool: Pool) {}

  /** False if it exists. */
  async open(tx: Tx, mode: Book, tier: TierName, seed: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO jackpot_pool (mode, tier, seed, amount) VALUES ($1, $2, $3, $3) ON CONFLICT DO NOTHING RETURNING tier`,
      [mode, tier, seed],
    );
    return rows.length > 0;
  }

  async begin(
    tx: Tx,
    { mode, tier, cycle }: { mode: Book; tier: TierName; cycle: number },
    secret: NewSecret,
    at: Date,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO jackpot_cycle (mode, tier, cycle, commitment, sealed_seed, begun_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [mode, tier, cycle, secret?.commitment ?? null, secret?.sealedSeed ?? null, at],
    );
  }

  /** The pools of a mode, each row locked in the same order: rounds change them one after the other. */
  async lock(tx: Tx, mode: Book): Promise<KeptPool[]> {
    // Locked first and read then: a statement that waits for the lock would not see the cycle that began in between.
    await tx.query('SELECT 1 FROM jackpot_pool WHERE mode = $1 ORDER BY tier FOR UPDATE', [mode]);
    const rows = await tx.query<(Omit<KeptPool, 'amount'> & { amount: string })[]>(
      `SELECT p.tier, p.amount, p.cycle, c.server_seed "serverSeed", c.sealed_seed "sealedSeed"
         FROM jackpot_pool p JOIN jackpot_cycle c USING (mode, tier, cycle) WHERE mode = $1 ORDER BY p.tier`,
      [mode],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  async feed(tx: Tx, mode: Book, { tier, share, award, amount }: PoolChange, at: Date): Promise<void> {
    await tx.query(
      `UPDATE jackpot_pool SET amount = $3, fed = fed + $4, paid = paid + $5, cycle = cycle + CASE WHEN $5 > 0 THEN 1 ELSE 0 END
        WHERE mode = $1 AND tier = $2`,
      [mode, tier, amount.toString(), share.toString(), award.toString()],
    );
    await tx.query(
      `INSERT INTO jackpot_day (mode, tier, day, fed) VALUES ($1, $2, ($4::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, $3)
       ON CONFLICT (mode, tier, day) DO UPDATE SET fed = jackpot_day.fed + excluded.fed`,
      [mode, tier, share.toString(), at],
    );
  }

  /** Ends a cycle: its secret is in clear from now on. */
  async end(
    tx: Tx,
    { mode, tier, cycle }: { mode: Book; tier: TierName; cycle: number },
    award: { roundId: string; amount: bigint; serverSeed: string | null },
    at: Date,
  ): Promise<void> {
    await tx.query(
      `UPDATE jackpot_cycle SET round_id = $4, award = $5, awarded_at = $6, server_seed = $7, sealed_seed = NULL
        WHERE mode = $1 AND tier = $2 AND cycle = $3`,
      [mode, tier, cycle, award.roundId, award.amount.toString(), at, award.serverSeed],
    );
  }

  pools(): Promise<ReportedPool[]> {
    return this.pool.query(
      `SELECT mode, tier, amount::text, seed::text, fed::text, paid::text, c.commitment
         FROM jackpot_pool p JOIN jackpot_cycle c USING (mode, tier, cycle) ORDER BY p.mode DESC, p.seed`,
    );
  }

  /** What decided rounds have not yet reported the platform: shares less awards, by mode and pool. */
  owed(): Promise<{ mode: Book; tier: TierName; amount: string }[]> {
    return this.pool.query(
      `SELECT s.mode, j.part->>'pool' tier,
              sum(coalesce((j.part->>'share')::bigint, 0) - coalesce((j.part->>'award')::bigint, 0))::text amount
         FROM round r JOIN player_state s ON s.id = r.player_state_id, jsonb_array_elements(r.jackpots) j(part)
        WHERE r.jackpots IS NOT NULL AND r.state IN ('OUTCOME', 'WIN_SENT') GROUP BY 1, 2`,
    );
  }

  awards(limit: number): Promise<ReportedAward[]> {
    return this.pool.query(
      `SELECT mode, tier, cycle, round_id "roundId", award::text amount, awarded_at at, commitment, server_seed "serverSeed"
         FROM jackpot_cycle WHERE award IS NOT NULL ORDER BY awarded_at DESC LIMIT $1`,
      [limit],
    );
  }

  days(since: Date): Promise<{ mode: Book; tier: TierName; day: string; fed: string }[]> {
    return this.pool.query(
      `SELECT mode, tier, day::text, fed::text FROM jackpot_day WHERE day >= $1::date ORDER BY day DESC, tier`,
      [since],
    );
  }
}
