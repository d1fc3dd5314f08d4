import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { betAdjusted, betSettled, type GameType } from '#libs/events';
import { ReplaySources, type ReplayedEvent, type ReplayPage, type ReplaySource } from '#libs/messaging';
import type { AdjustmentReason } from './round-adjustment.repository.js';
import type { StoredSettlement } from './round.rules.js';
import { adjustedPayload, settledPayload } from './turnover.service.js';

interface Row {
  betId: string;
  revision: number;
  at: Date;
  stake: string;
  payout: string;
  validBet: string;
  reason: AdjustmentReason | null;
  vassalage: string;
  roundId: string;
  memberId: string;
  gameId: string;
  gameType: GameType;
  currency: string;
  placedAt: Date;
  settlement: StoredSettlement;
  exclusionReason: string | null;
}

const firstId = '00000000-0000-0000-0000-000000000000';
/** The service's clock may be behind the database's by less than this. */
const clockMarginMs = 5_000;

const shared = `r.vassalage, r.round_id AS "roundId", r.member_id AS "memberId", r.game_id AS "gameId", r.game_type AS "gameType",
  r.currency, r.placed_at AS "placedAt", r.settlement`;

/**
 * Settled bets and their adjustments, built again from the rounds in the order of their settlement. A round holds its
 * current totals, so what was settled is those less its adjustments.
 */
@Injectable()
export class TurnoverReplaySource implements ReplaySource, OnModuleInit {
  readonly topic = betSettled.topic;

  constructor(
    private readonly source: DataSource,
    private readonly sources: ReplaySources,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  async position(): Promise<string> {
    const [row]: { at: Date }[] = await this.source.query(
      `SELECT coalesce(min(xact_start), clock_timestamp()) AS at FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL`,
    );
    return cursorOf({ at: new Date(row!.at.getTime() - clockMarginMs), betId: firstId, revision: 0 });
  }

  async page(after: string | undefined, limit: number): Promise<ReplayPage> {
    const [at = '-infinity', betId = firstId, revision = '0'] = after?.split('|') ?? [];
    const rows: Row[] = await this.source.query(
      `(SELECT r.id AS "betId", 0 AS revision, r.settled_at AS at, r.stake - coalesce(a.stake, 0) AS stake,
               r.payout - coalesce(a.payout, 0) AS payout, r.valid_bet - coalesce(a.valid_bet, 0) AS "validBet",
               NULL AS reason, CASE WHEN a.stake IS NULL THEN r.exclusion_reason END AS "exclusionReason", ${shared}
        FROM game_round r
        LEFT JOIN LATERAL (SELECT sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
                           FROM round_adjustment WHERE bet_id = r.id) a ON true
        WHERE r.mode = 'REAL' AND r.settled_at IS NOT NULL AND (r.settled_at, r.id) > ($1, $2)
        ORDER BY r.settled_at, r.id LIMIT $4)
       UNION ALL
       (SELECT a.bet_id, a.revision, a.adjusted_at, a.stake, a.payout, a.valid_bet, a.reason, NULL, ${shared}
        FROM round_adjustment a JOIN game_round r ON r.id = a.bet_id
        WHERE (a.adjusted_at, a.bet_id, a.revision) > ($1, $2, $3)
        ORDER BY a.adjusted_at, a.bet_id, a.revision LIMIT $4)
       ORDER BY at, "betId", revision LIMIT $4`,
      [at, betId, revision, limit],
    );
    const last = rows.at(-1);
    return { events: rows.map(eventOf), next: last ? cursorOf(last) : (after ?? '-infinity') };
  }
}

function eventOf(row: Row): ReplayedEvent {
  const round = { ...row, id: row.betId };
  const amounts = { stake: BigInt(row.stake), payout: BigInt(row.payout), validBet: BigInt(row.validBet) };
  if (row.reason === null) return { type: betSettled.type, payload: settledPayload(round, amounts, row.at) };
  const { revision, reason, at } = row;
  return { type: betAdjusted.type, payload: adjustedPayload(round, amounts, { revision, reason, at }) };
}

const cursorOf = ({ at, betId, revision }: Pick<Row, 'at' | 'betId' | 'revision'>): string =>
  `${at.toISOString()}|${betId}|${revision}`;
