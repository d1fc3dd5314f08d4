import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import type { GameType } from '#libs/events';
import type { AdjustmentReason } from './round-adjustment.repository.js';
import type { StoredSettlement } from './round.rules.js';

/** A settlement (revision 0) or an adjustment of a round. */
export interface TurnoverRow {
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

const shared = `r.vassalage, r.round_id AS "roundId", r.member_id AS "memberId", r.game_id AS "gameId", r.game_type AS "gameType",
  r.currency, r.placed_at AS "placedAt", r.settlement`;

@Injectable()
export class TurnoverReplayRepository {
  constructor(private readonly pool: Pool) {}

  /** When the oldest transaction that is still running began; now if there is none. */
  async oldestTransaction(): Promise<Date> {
    const [row]: { at: Date }[] = await this.pool.query(
      `SELECT coalesce(min(xact_start), clock_timestamp()) AS at FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL`,
    );
    return row!.at;
  }

  /** Behind that row, in the order of settlement. A round holds its totals: what was settled is those less its adjustments. */
  page(
    { at, betId, revision }: { at: string; betId: string; revision: string },
    limit: number,
  ): Promise<TurnoverRow[]> {
    return this.pool.query(
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
  }
}
