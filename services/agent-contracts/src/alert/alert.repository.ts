import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export const alertKinds = ['BIG_WIN', 'UNUSUAL_BETS', 'LEFT'] as const;
export type AlertKind = (typeof alertKinds)[number];

export interface Alert {
  kind: AlertKind;
  memberId: string;
  account: string;
  day: string;
  amount: string;
  /** What is usual: the average day of the weeks before. */
  usual: string;
}

export interface AlertTerms {
  win: bigint;
  bets: bigint;
  times: number;
}

/** Days that alerts look at, and the weeks before with which they compare. */
const recentDays = 7;
const beforeDays = 21;

@Injectable()
export class AlertRepository {
  constructor(private readonly pool: Pool) {}

  /** What an agent should look at in the team: wins of a day, bets far above the usual, members who no longer play. */
  async of(
    agentId: string,
    today: string,
    { win, bets, times }: AlertTerms,
    limit: number,
  ): Promise<Alert[]> {
    return this.pool.query(
      `WITH days AS (
         SELECT member_id, day, sum(valid_bet) AS valid, sum(payout - bet) AS won
           FROM member_day JOIN agent_closure team ON team.descendant = member_id AND team.ancestor = $1 AND team.depth > 0
          WHERE day > $2::date - $3::int - $4::int AND day <= $2 GROUP BY member_id, day
       ), usual AS (
         SELECT member_id, sum(valid) / $4::int AS average, max(day) AS last FROM days
          WHERE day <= $2::date - $3::int GROUP BY member_id
       ), recent AS (
         SELECT days.*, COALESCE(average, 0) AS average FROM days LEFT JOIN usual USING (member_id)
          WHERE day > $2::date - $3::int
       ), alerts AS (
         SELECT 'BIG_WIN' AS kind, member_id, day, won AS amount, average FROM recent WHERE won >= $5
         UNION ALL SELECT 'UNUSUAL_BETS', member_id, day, valid, average FROM recent
          WHERE valid >= $6 AND valid >= average * $7 AND average > 0
         UNION ALL SELECT 'LEFT', member_id, last, 0, average FROM usual
          WHERE average * $4 >= $6 AND NOT EXISTS (SELECT FROM recent WHERE recent.member_id = usual.member_id)
       )
       SELECT kind, member_id AS "memberId", account, day::text, amount::text, trunc(average)::text AS usual
         FROM alerts JOIN agent_node USING (member_id) ORDER BY day DESC, amount DESC, account LIMIT $8`,
      [agentId, today, recentDays, beforeDays, win, bets, times, limit],
    );
  }
}
