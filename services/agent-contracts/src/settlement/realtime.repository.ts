import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { newId } from '#libs/platform';
import type { Tier } from '../terms/tier.rules.js';

export interface NotedBet {
  sourceKey: string;
  settledAt: string;
  refersTo?: string;
}

export interface RealtimeLink {
  sourceKey: string;
  agentId: string;
  contractId: string;
  signedDay: string;
  tiers: Tier[];
}

export interface RealtimeBet {
  sourceKey: string;
  settledAt: Date;
  day: string;
  memberId: string;
  validBet: bigint;
  /** The bet that an adjustment changes; null for a bet itself. */
  refersTo: string | null;
}

/** What the lines of a bet and of its adjustments add up to for one agent. */
export interface AgentShare {
  agentId: string;
  ratePpm: number;
  amount: bigint;
}

export interface RealtimeLine {
  sourceKey: string;
  refersTo: string | null;
  agentId: string;
  memberId: string;
  settledAt: Date;
  validBet: bigint;
  ratePpm: number;
  amount: bigint;
}

@Injectable()
export class RealtimeRepository {
  constructor(private readonly pool: Pool) {}

  /** Remembers bets and adjustments whose salaries are to be computed, if there are such contracts at all. */
  async note(tx: Tx, bets: readonly NotedBet[]): Promise<void> {
    await tx.query(
      `INSERT INTO realtime_bet (source_key, settled_at, refers_to)
       SELECT source_key, settled_at, refers_to
         FROM unnest($1::text[], $2::timestamptz[], $3::text[]) AS given (source_key, settled_at, refers_to)
        WHERE EXISTS (SELECT FROM contract WHERE type = 'REALTIME' AND signed_at IS NOT NULL) ORDER BY source_key
       ON CONFLICT DO NOTHING`,
      [
        bets.map(({ sourceKey }) => sourceKey),
        bets.map(({ settledAt }) => settledAt),
        bets.map(({ refersTo }) => refersTo ?? null),
      ],
    );
  }

  /** Takes bets whose members are placed; another taker passes over them. An adjustment waits until its bet was taken. */
  async take(tx: Tx, limit: number): Promise<RealtimeBet[]> {
    const rows = (await tx.query(
      `WITH taken AS (
         DELETE FROM realtime_bet WHERE source_key IN (
           SELECT due.source_key FROM realtime_bet due
             JOIN play_source play ON play.source_key = due.source_key AND play.settled_at = due.settled_at
            WHERE play.upline_id IS NOT NULL AND (due.refers_to IS NULL OR (
                    EXISTS (SELECT FROM play_source bet WHERE bet.source_key = due.refers_to)
                AND NOT EXISTS (SELECT FROM realtime_bet bet WHERE bet.source_key = due.refers_to)))
            LIMIT $1 FOR UPDATE OF due SKIP LOCKED)
         RETURNING source_key, settled_at, refers_to)
       SELECT play.source_key AS "sourceKey", play.settled_at AS "settledAt", day::text, member_id AS "memberId",
              valid_bet AS "validBet", refers_to AS "refersTo"
         FROM taken JOIN play_source play USING (source_key, settled_at) ORDER BY play.settled_at, play.source_key`,
      [limit],
    )) as (Omit<RealtimeBet, 'validBet'> & { validBet: string })[];
    return rows.map((row) => ({ ...row, validBet: BigInt(row.validBet) }));
  }

  /** Adjustments of bets are computed one after another, each on what the ones before have written. */
  async lockAdjustments(tx: Tx): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(7204419)');
  }

  /** What a bet and its adjustments have brought, and their valid bets together, minor units. */
  async sharesOf(tx: Tx, betKey: string): Promise<{ validBet: bigint; shares: AgentShare[] }> {
    const rows: { agentId: string; ratePpm: number; amount: string }[] = await tx.query(
      `SELECT agent_id AS "agentId", max(rate_ppm) AS "ratePpm", sum(amount)::text AS amount
         FROM realtime_line WHERE COALESCE(refers_to, source_key) = $1 GROUP BY agent_id ORDER BY 2, 1`,
      [betKey],
    );
    const [{ valid }]: [{ valid: string }] = await tx.query(
      `SELECT COALESCE(sum(valid_bet), 0)::text AS valid
         FROM (SELECT DISTINCT source_key, valid_bet FROM realtime_line WHERE COALESCE(refers_to, source_key) = $1) known`,
      [betKey],
    );
    const shares = rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
    return { validBet: BigInt(valid), shares };
  }

  /** The contracts in force above each bet when it was settled, the nearest first. */
  async chains(tx: Tx, bets: readonly RealtimeBet[], zone: string): Promise<Map<string, RealtimeLink[]>> {
    const rows = (await tx.query(
      `SELECT play.source_key AS "sourceKey", party_id AS "agentId", contract.id AS "contractId", tiers,
              (effective_from AT TIME ZONE $3)::date::text AS "signedDay"
         FROM unnest($1::text[], $2::timestamptz[]) AS given (source_key, settled_at)
         JOIN play_source play USING (source_key, settled_at)
         CROSS JOIN LATERAL (SELECT play.member_id AS agent_id, 0 AS depth
           UNION ALL SELECT agent_id, depth FROM upline_agent WHERE upline_id = play.upline_id) chain
         JOIN contract ON party_id = chain.agent_id AND type = 'REALTIME' AND effective_from <= play.settled_at
          AND (effective_to IS NULL OR effective_to > play.settled_at)
        ORDER BY play.source_key, chain.depth`,
      [bets.map(({ sourceKey }) => sourceKey), bets.map(({ settledAt }) => settledAt), zone],
    )) as (Omit<RealtimeLink, 'tiers'> & {
      tiers: { ratePpm: number; activeMembers: number; bet: string; loss: string }[];
    })[];
    const links = rows.map((row) => ({
      ...row,
      tiers: row.tiers.map(({ bet, loss, ...rest }) => ({ ...rest, bet: BigInt(bet), loss: BigInt(loss) })),
    }));
    return Map.groupBy(links, ({ sourceKey }) => sourceKey);
  }

  async rate(tx: Tx, contractId: string, day: string): Promise<number | undefined> {
    const [row]: { rate_ppm: number }[] = await tx.query(
      'SELECT rate_ppm FROM realtime_rate WHERE contract_id = $1 AND day = $2',
      [contractId, day],
    );
    return row?.rate_ppm;
  }

  /** Fixes the rate of a day; the first one stays. */
  async fixRate(
    tx: Tx,
    contractId: string,
    day: string,
    rate: { tierNumber: number; ratePpm: number },
  ): Promise<number> {
    await tx.query(
      `INSERT INTO realtime_rate (contract_id, day, tier_number, rate_ppm) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT realtime_rate_once DO NOTHING`,
      [contractId, day, rate.tierNumber, rate.ratePpm],
    );
    return (await this.rate(tx, contractId, day))!;
  }

  async addLines(tx: Tx, lines: readonly RealtimeLine[]): Promise<void> {
    const of = <K extends keyof RealtimeLine>(key: K) => lines.map((line) => line[key]);
    await tx.query(
      `INSERT INTO realtime_line (source_key, agent_id, member_id, settled_at, valid_bet, rate_ppm, amount, refers_to)
       SELECT * FROM unnest($1::text[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::bigint[], $6::int[], $7::bigint[], $8::text[])
       ON CONFLICT ON CONSTRAINT realtime_line_once DO NOTHING`,
      [
        ...[of('sourceKey'), of('agentId'), of('memberId'), of('settledAt'), of('validBet')],
        ...[of('ratePpm'), of('amount'), of('refersTo')],
      ],
    );
  }

  /** Agents whose open lines add up to more than nothing and whose last credit is long enough ago. */
  async due(lastBefore: Date): Promise<string[]> {
    const rows: { agent_id: string }[] = await this.pool.query(
      `SELECT agent_id FROM realtime_line line WHERE batch_id IS NULL
          AND NOT EXISTS (SELECT FROM realtime_batch batch WHERE batch.agent_id = line.agent_id AND created_at > $1)
        GROUP BY agent_id HAVING sum(amount) > 0 LIMIT 500`,
      [lastBefore],
    );
    return rows.map(({ agent_id }) => agent_id);
  }

  /** Makes a batch of all open lines of an agent; undefined if they bring nothing. */
  async batch(tx: Tx, agentId: string, at: Date): Promise<{ id: string; amount: bigint } | undefined> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204418))', [agentId]);
    const id = newId();
    const [{ amount, lines }]: [{ amount: string; lines: number }] = await tx.query(
      `SELECT COALESCE(sum(amount), 0)::text AS amount, count(*)::int AS lines
         FROM (SELECT amount FROM realtime_line WHERE agent_id = $1 AND batch_id IS NULL FOR UPDATE) open`,
      [agentId],
    );
    if (BigInt(amount) <= 0n) return undefined;
    await tx.query(
      `INSERT INTO realtime_batch (id, agent_id, amount, lines, status, created_at) VALUES ($1, $2, $3, $4, 'REQUESTED', $5)`,
      [id, agentId, amount, lines, at],
    );
    const [, taken] = (await tx.query(
      'UPDATE realtime_line SET batch_id = $2 WHERE agent_id = $1 AND batch_id IS NULL',
      [agentId, id],
    )) as [unknown[], number];
    if (taken !== lines) throw new Error('lines were added while a batch was made');
    return { id, amount: BigInt(amount) };
  }

  async answered(tx: Tx, batchId: string, paid: boolean, at: Date): Promise<void> {
    await tx.query(
      `UPDATE realtime_batch SET status = $2, settled_at = $3 WHERE id = $1 AND status = 'REQUESTED'`,
      [batchId, paid ? 'PAID' : 'REFUSED', at],
    );
  }
}
