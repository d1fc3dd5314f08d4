import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { BetCategory } from '#libs/events';

export interface BoardWindow {
  metric: 'VALID_BET' | 'WIN';
  categories: readonly BetCategory[] | null;
  from: string;
  to: string;
  audience: { minLevel: number; maxLevel: number; registeredFrom: Date | null; bonusContact: boolean };
}

export interface Standing {
  memberId: string;
  account: string | null;
  place: number;
  score: bigint;
  reachedAt: Date;
}

interface StandingRow {
  member_id: string;
  account: string | null;
  place: number;
  score: string;
  reached_at: Date;
}

const columns = { VALID_BET: 'valid_bet', WIN: 'win' } as const;

/** Highest score first; of equal scores the one reached first, then the lower member id. */
const standingsOf = (metric: BoardWindow['metric']): string => `
  SELECT member_id, sum(${columns[metric]}) AS score, max(last_at) AS reached_at,
         row_number() OVER (ORDER BY sum(${columns[metric]}) DESC, max(last_at), member_id)::int AS place
    FROM activity_day
    LEFT JOIN vip_member vip USING (member_id) LEFT JOIN reward_member registered USING (member_id)
   WHERE day BETWEEN $1 AND $2 AND ($3::text[] IS NULL OR category = ANY ($3))
     AND COALESCE(vip.level, 0) BETWEEN $6 AND $7 AND ($8::timestamptz IS NULL OR registered.registered_at >= $8)
     AND (NOT $9 OR registered.bonus_contact)
   GROUP BY member_id HAVING sum(${columns[metric]}) > 0`;

const rangeOf = ({ from, to, categories }: BoardWindow): unknown[] => [from, to, categories];
const audienceOf = ({ audience }: BoardWindow): unknown[] => [
  ...[audience.minLevel, audience.maxLevel, audience.registeredFrom, audience.bonusContact],
];

@Injectable()
export class LeaderboardRepository {
  constructor(private readonly pool: Pool) {}

  /** The places of a running board down to `last`, and the member's own. */
  async running(window: BoardWindow, last: number, memberId: string): Promise<Standing[]> {
    const rows: StandingRow[] = await this.pool.query(
      `SELECT standing.*, member.account FROM (${standingsOf(window.metric)}) standing LEFT JOIN reward_member member USING (member_id)
        WHERE place <= $4 OR member_id = $5 ORDER BY place`,
      [...rangeOf(window), last, memberId, ...audienceOf(window)],
    );
    return rows.map(standingOf);
  }

  async final(promotionId: string, last: number, memberId: string): Promise<Standing[]> {
    const rows: StandingRow[] = await this.pool.query(
      `SELECT result.*, member.account FROM leaderboard_result result LEFT JOIN reward_member member USING (member_id)
        WHERE promotion_id = $1 AND (place <= $2 OR member_id = $3) ORDER BY place`,
      [promotionId, last, memberId],
    );
    return rows.map(standingOf);
  }

  async isFrozen(promotionId: string): Promise<boolean> {
    const rows: unknown[] = await this.pool.query('SELECT FROM leaderboard_end WHERE promotion_id = $1', [
      promotionId,
    ]);
    return rows.length > 0;
  }

  /** Writes the final standing; false if it was written before. */
  async freeze(tx: Tx, promotionId: string, window: BoardWindow, last: number, now: Date): Promise<boolean> {
    const made: unknown[] = await tx.query(
      'INSERT INTO leaderboard_end (promotion_id, frozen_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [promotionId, now],
    );
    if (made.length === 0) return false;
    await tx.query(
      `INSERT INTO leaderboard_result (promotion_id, member_id, place, score, reached_at, reward)
       SELECT $4, member_id, place, score, reached_at, 0 FROM (${standingsOf(window.metric)}) standing WHERE place <= $5`,
      [...rangeOf(window), promotionId, last, ...audienceOf(window)],
    );
    return true;
  }

  async reward(tx: Tx, promotionId: string, place: number, reward: bigint): Promise<void> {
    await tx.query('UPDATE leaderboard_result SET reward = $3 WHERE promotion_id = $1 AND place = $2', [
      promotionId,
      place,
      reward,
    ]);
  }

  async results(tx: Tx, promotionId: string): Promise<Standing[]> {
    const rows: StandingRow[] = await tx.query(
      'SELECT *, NULL AS account FROM leaderboard_result WHERE promotion_id = $1 ORDER BY place',
      [promotionId],
    );
    return rows.map(standingOf);
  }
}

function standingOf(row: StandingRow): Standing {
  const { member_id: memberId, account, place, score, reached_at: reachedAt } = row;
  return { memberId, account, place, reachedAt, score: BigInt(score) };
}
