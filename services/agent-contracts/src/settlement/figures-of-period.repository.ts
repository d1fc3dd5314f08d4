import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { SettledPeriod } from '../terms/period.rules.js';
import type { Performance } from '../terms/tier.rules.js';

/** What each team did: one row per upline first, which is then spread over the agents of the upline. */
const spread = `by_upline AS (
    SELECT upline_id, sum(valid) AS valid, sum(loss) AS loss, sum(active) AS active FROM figures GROUP BY upline_id
  ), team AS (
    SELECT agent_id, valid, loss, active FROM by_upline JOIN upline_agent USING (upline_id)
    UNION ALL SELECT member_id, valid, loss, active FROM figures WHERE member_id = ANY($4::uuid[])
  )
  SELECT agent_id AS "agentId", sum(valid)::text AS bet, sum(loss)::text AS loss, sum(active)::int AS active
    FROM team WHERE agent_id = ANY($4::uuid[]) GROUP BY agent_id`;

const ofDays = `WITH figures AS (
    SELECT member_id, upline_id, sum(valid_bet) AS valid, sum(bet - payout) AS loss,
           (sum(valid_bet) >= $3)::int AS active
      FROM member_day WHERE day >= $1 AND day < $2 GROUP BY member_id, upline_id
    UNION ALL
    SELECT member_id, upline_id, 0, -sum(rebate + bonus), 0
      FROM member_money_day WHERE day >= $1 AND day < $2 GROUP BY member_id, upline_id
  ), ${spread}`;

/** Bets of the hour; a member is active by the bets since the day began. */
const ofHour = `WITH figures AS (
    SELECT member_id, upline_id, COALESCE(sum(valid_bet) FILTER (WHERE settled_at >= $1), 0) AS valid,
           0 AS loss, (sum(valid_bet) >= $3)::int AS active
      FROM play_source WHERE settled_at >= $5 AND settled_at < $2 AND upline_id IS NOT NULL GROUP BY member_id, upline_id
  ), ${spread}`;

@Injectable()
export class FiguresOfPeriodRepository {
  /** Figures of the teams of the agents given; an agent who is not in it did nothing. */
  async of(
    tx: Tx,
    period: SettledPeriod & { dayStart?: Date },
    activeMinimum: number,
    agentIds: readonly string[],
  ): Promise<Map<string, Performance>> {
    const rows: { agentId: string; bet: string; loss: string; active: number }[] =
      period.kind === 'T'
        ? await tx.query(ofHour, [period.from, period.to, activeMinimum, agentIds, period.dayStart])
        : await tx.query(ofDays, [period.fromDay, period.toDay, activeMinimum, agentIds]);
    return new Map(
      rows.map(({ agentId, bet, loss, active }) => [
        agentId,
        { bet: BigInt(bet), netLoss: BigInt(loss), activeMembers: active },
      ]),
    );
  }

  /** Salaries that were earned in the teams of agents within an interval. */
  async salaries(tx: Tx, from: Date, to: Date): Promise<Map<string, bigint>> {
    const rows: { agentId: string; amount: string }[] = await tx.query(
      `WITH earned AS (
         SELECT bill.agent_id, bill.net AS amount FROM bill JOIN settlement_run run ON run.id = bill.run_id
          WHERE bill.type IN ('DAILY', 'HOURLY') AND run.from_at >= $1 AND run.to_at <= $2
         UNION ALL SELECT agent_id, amount FROM realtime_line WHERE settled_at >= $1 AND settled_at < $2
       ), by_agent AS (SELECT agent_id, sum(amount) AS amount FROM earned GROUP BY agent_id)
       SELECT ancestor AS "agentId", sum(amount)::text AS amount
         FROM by_agent JOIN agent_closure ON descendant = agent_id GROUP BY ancestor`,
      [from, to],
    );
    return new Map(rows.map(({ agentId, amount }) => [agentId, BigInt(amount)]));
  }
}
