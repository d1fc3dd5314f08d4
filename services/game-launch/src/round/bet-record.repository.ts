import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { OddsFormat } from './odds.rules.js';

export interface BetRecordRow {
  id: string;
  round_id: string;
  game_id: string;
  name_vi: string | null;
  name_en: string | null;
  vassalage: string;
  game_type: string;
  mode: string;
  currency: string;
  stake: string;
  payout: string;
  valid_bet: string;
  exclusion_reason: string | null;
  status: string;
  placed_at: Date;
  settled_at: Date | null;
  selections: Pick<PlacedBetRow, 'selection' | 'odds'>[];
}

/** One bet of a round, with what the provider said of it. */
export interface PlacedBetRow {
  selection: string | null;
  odds: { format: OddsFormat; value: string } | null;
  amount: string;
  state: 'PLACED' | 'AWAITING_PRICE' | 'TAKEN_BACK';
  placedAt: Date;
}

export interface BetTotalsRow {
  total: string;
  settled: string;
  stake: string;
  payout: string;
  valid_bet: string;
}

export interface BetRecordFilter {
  memberId: string;
  from: Date;
  to: Date;
  vassalage?: string | undefined;
  gameType?: string | undefined;
  status?: string | undefined;
}

const columns = `r.id, r.round_id, r.game_id, g.name_vi, g.name_en, r.vassalage, r.game_type, r.mode, r.currency, r.stake,
  r.payout, r.valid_bet, r.exclusion_reason, r.status, r.placed_at, r.settled_at,
  coalesce((SELECT jsonb_agg(jsonb_build_object('selection', b.selection, 'odds', b.odds))
              FROM (SELECT t.selection, coalesce(t.confirmed_odds, t.odds) odds FROM provider_transaction t
                     WHERE t.vassalage = r.vassalage AND t.round_id = r.round_id AND t.member_id = r.member_id
                       AND t.kind = 'BET' AND t.status = 'DONE' AND t.odds IS NOT NULL
                     ORDER BY t.created_at, t.transaction_id LIMIT 8) b), '[]') AS selections`;
// The owner stands in every query: what is another member's is not found.
const own = `FROM game_round r LEFT JOIN game g USING (game_id) WHERE r.member_id = $1`;
const matching = `${own} AND r.placed_at >= $2 AND r.placed_at < $3 AND ($4::text IS NULL OR r.vassalage = $4)
  AND ($5::text IS NULL OR r.game_type = $5) AND ($6::text IS NULL OR r.status = $6)`;

@Injectable()
export class BetRecordRepository {
  constructor(private readonly pool: Pool) {}

  page(filter: BetRecordFilter, limit: number, offset: number): Promise<BetRecordRow[]> {
    return this.pool.query(
      `SELECT ${columns} ${matching} ORDER BY r.placed_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`,
      valuesOf(filter),
    );
  }

  async totals(filter: BetRecordFilter): Promise<BetTotalsRow> {
    const rows: BetTotalsRow[] = await this.pool.query(
      `SELECT count(*) AS total, count(*) FILTER (WHERE r.status = 'SETTLED') AS settled,
              coalesce(sum(r.stake) FILTER (WHERE r.status = 'SETTLED'), 0) AS stake,
              coalesce(sum(r.payout) FILTER (WHERE r.status = 'SETTLED'), 0) AS payout,
              coalesce(sum(r.valid_bet) FILTER (WHERE r.status = 'SETTLED'), 0) AS valid_bet ${matching}`,
      valuesOf(filter),
    );
    return rows[0]!;
  }

  /** The accepted bets of a round, in their order; at most 200. */
  betsOf(memberId: string, betId: string): Promise<PlacedBetRow[]> {
    return this.pool.query(
      `SELECT t.selection, coalesce(t.confirmed_odds, t.odds) AS odds, t.amount, t.created_at AS "placedAt",
              CASE WHEN t.status <> 'DONE' THEN 'TAKEN_BACK' WHEN t.confirmation = 'AWAITED' AND r.status = 'OPEN'
                   THEN 'AWAITING_PRICE' ELSE 'PLACED' END AS state
       FROM game_round r JOIN provider_transaction t USING (vassalage, round_id, member_id)
       WHERE r.id = $2 AND r.member_id = $1 AND t.kind = 'BET' AND t.posting_id IS NOT NULL
       ORDER BY t.created_at, t.transaction_id LIMIT 200`,
      [memberId, betId],
    );
  }

  async one(memberId: string, betId: string): Promise<BetRecordRow | undefined> {
    const [row]: BetRecordRow[] = await this.pool.query(`SELECT ${columns} ${own} AND r.id = $2`, [
      memberId,
      betId,
    ]);
    return row;
  }
}

function valuesOf(filter: BetRecordFilter): unknown[] {
  return [
    filter.memberId,
    filter.from,
    filter.to,
    filter.vassalage ?? null,
    filter.gameType ?? null,
    filter.status ?? null,
  ];
}
