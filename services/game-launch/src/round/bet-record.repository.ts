import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import { lotteryVendor } from '../lottery-entry/lottery-entry.rules.js';
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
  /** Of a lottery's ticket. */
  order_number: string | null;
  selections: Pick<PlacedBetRow, 'selection' | 'odds' | 'playName'>[];
}

/** One bet of a round, with what the provider said of it, or one line of a lottery ticket. */
export interface PlacedBetRow {
  selection: string | null;
  /** Of a lottery's play. */
  playName?: { vi: string; en: string };
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
  NULL AS order_number, coalesce((SELECT jsonb_agg(jsonb_build_object('selection', b.selection, 'odds', b.odds))
              FROM (SELECT t.selection, coalesce(t.confirmed_odds, t.odds) odds FROM provider_transaction t
                     WHERE t.vassalage = r.vassalage AND t.round_id = r.round_id AND t.member_id = r.member_id AND t.mode = r.mode
                       AND t.kind = 'BET' AND t.status = 'DONE' AND t.odds IS NOT NULL
                     ORDER BY t.created_at, t.transaction_id LIMIT 8) b), '[]') AS selections`;
const vendor = `'${lotteryVendor.vassalage}'`;
/** The lines of a ticket as bets. */
const lines = `FROM jsonb_to_recordset(t.selections) AS line (content text, "playName" jsonb, odds text, stake text)`;
const lineOdds = `CASE WHEN line.odds IS NOT NULL THEN jsonb_build_object('format', 'DEC', 'value', line.odds) END`;
const ticketColumns = `t.id, t.game_code || ':' || t.numero AS round_id, coalesce(g.game_id, t.game_code) AS game_id, g.name_vi, g.name_en,
  ${vendor} AS vassalage, t.game_type, t.mode, t.currency, t.stake, t.payout, t.valid_bet, NULL AS exclusion_reason, t.status,
  t.placed_at, t.settled_at, t.order_number,
  (SELECT jsonb_agg(jsonb_build_object('selection', line.content, 'playName', line."playName", 'odds', ${lineOdds}))
     ${lines}) AS selections`;
const ofTickets = `lottery_ticket t LEFT JOIN game g ON g.vassalage = ${vendor} AND g.code = t.game_code`;

// The owner stands in every query: what is another member's is not found.
const wanted = (
  row: 'r' | 't',
  vassalage: string,
) => `${row}.member_id = $1 AND ${row}.placed_at >= $2 AND ${row}.placed_at < $3
  AND ($4::text IS NULL OR ${vassalage} = $4) AND ($5::text IS NULL OR ${row}.game_type = $5)
  AND ($6::text IS NULL OR ${row}.status = $6)`;
const rounds = `game_round r WHERE ${wanted('r', 'r.vassalage')}`;
const tickets = `lottery_ticket t WHERE ${wanted('t', vendor)}`;
const newestFirst = 'ORDER BY placed_at DESC, id DESC';

/** The bets of members: rounds of games and tickets of our own lotteries in one list. */
@Injectable()
export class BetRecordRepository {
  constructor(private readonly pool: Pool) {}

  page(filter: BetRecordFilter, limit: number, offset: number): Promise<BetRecordRow[]> {
    const first = `${newestFirst} LIMIT ${limit + offset}`;
    return this.pool.query(
      `WITH found AS MATERIALIZED (
         SELECT id, placed_at FROM ((SELECT r.id, r.placed_at FROM ${rounds} ${first})
                          UNION ALL (SELECT t.id, t.placed_at FROM ${tickets} ${first})) AS bet
          ${newestFirst} LIMIT ${limit} OFFSET ${offset})
       SELECT ${columns} FROM found JOIN game_round r USING (id) LEFT JOIN game g USING (game_id) WHERE r.member_id = $1
       UNION ALL
       SELECT ${ticketColumns} FROM found JOIN (${ofTickets}) USING (id) WHERE t.member_id = $1
       ${newestFirst}`,
      valuesOf(filter),
    );
  }

  async totals(filter: BetRecordFilter): Promise<BetTotalsRow> {
    const sums = 'status, stake, payout, valid_bet';
    const rows: BetTotalsRow[] = await this.pool.query(
      `SELECT count(*) AS total, count(*) FILTER (WHERE status = 'SETTLED') AS settled,
              coalesce(sum(stake) FILTER (WHERE status = 'SETTLED'), 0) AS stake,
              coalesce(sum(payout) FILTER (WHERE status = 'SETTLED'), 0) AS payout,
              coalesce(sum(valid_bet) FILTER (WHERE status = 'SETTLED'), 0) AS valid_bet
         FROM (SELECT ${sums} FROM ${rounds} UNION ALL SELECT ${sums} FROM ${tickets}) AS bet`,
      valuesOf(filter),
    );
    return rows[0]!;
  }

  /** The accepted bets of a round, in their order, at most 200; of a ticket its first lines. */
  async betsOf(memberId: string, betId: string): Promise<PlacedBetRow[]> {
    const bets: PlacedBetRow[] = await this.pool.query(
      `SELECT t.selection, coalesce(t.confirmed_odds, t.odds) AS odds, t.amount, t.created_at AS "placedAt",
              CASE WHEN t.status <> 'DONE' THEN 'TAKEN_BACK' WHEN t.confirmation = 'AWAITED' AND r.status = 'OPEN'
                   THEN 'AWAITING_PRICE' ELSE 'PLACED' END AS state
       FROM game_round r JOIN provider_transaction t USING (vassalage, round_id, member_id, mode)
       WHERE r.id = $2 AND r.member_id = $1 AND t.kind = 'BET' AND t.posting_id IS NOT NULL
       ORDER BY t.created_at, t.transaction_id LIMIT 200`,
      [memberId, betId],
    );
    if (bets.length > 0) return bets;
    return this.pool.query(
      `SELECT line.content AS selection, line."playName", ${lineOdds} AS odds, line.stake AS amount, t.placed_at AS "placedAt",
              CASE WHEN t.status = 'VOID' THEN 'TAKEN_BACK' ELSE 'PLACED' END AS state
       FROM lottery_ticket t CROSS JOIN LATERAL (SELECT * ${lines}) AS line WHERE t.id = $2 AND t.member_id = $1`,
      [memberId, betId],
    );
  }

  async one(memberId: string, betId: string): Promise<BetRecordRow | undefined> {
    const [row]: BetRecordRow[] = await this.pool.query(
      `SELECT ${columns} FROM game_round r LEFT JOIN game g USING (game_id) WHERE r.member_id = $1 AND r.id = $2
       UNION ALL
       SELECT ${ticketColumns} FROM ${ofTickets} WHERE t.member_id = $1 AND t.id = $2`,
      [memberId, betId],
    );
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
