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

  /** Whether a bet that was settled before an instant still has to be split into real-time salaries. */
  async hasUnsplitBets(tx: Tx, before: Date): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT FROM realtime_bet due JOIN play_source play USING (source_key, settled_at)
        WHERE due.settled_at < $1 AND upline_id IS NOT NULL LIMIT 1`,
      [before],
    );
    return rows.length > 0;
  }

  /**
   * Salaries of an interval that were not denied or refused, in the teams of agents as they stood at the time. What an upline
   * paid of a debt moves within the teams above both.
   */
  async salaries(tx: Tx, from: Date, to: Date): Promise<Map<string, bigint>> {
    const rows: { agentId: string; amount: string }[] = await tx.query(
      `WITH wage AS (
         SELECT bill.id, run.from_at AS at FROM bill JOIN settlement_run run ON run.id = bill.run_id
          WHERE bill.type IN ('DAILY', 'HOURLY') AND run.from_at >= $1 AND run.to_at <= $2
       ), earned AS (
         SELECT agent_id, amount, at FROM wage JOIN bill_payment ON bill_id = wage.id WHERE status <> 'REFUSED'
         UNION ALL SELECT creditor_id, paid, at FROM wage JOIN agent_debt ON bill_id = wage.id
         UNION ALL SELECT debtor_id, -paid, at FROM wage JOIN agent_debt ON bill_id = wage.id
         UNION ALL SELECT line.agent_id, line.amount, line.settled_at
           FROM realtime_line line LEFT JOIN realtime_batch batch ON batch.id = batch_id
          WHERE line.settled_at >= $1 AND line.settled_at < $2 AND batch.status IS DISTINCT FROM 'REFUSED'
       ), placed AS (
         SELECT member_id, upline_id, valid_from,
                COALESCE(lead(valid_from) OVER (PARTITION BY member_id ORDER BY valid_from), 'infinity') AS valid_to
           FROM placement WHERE member_id IN (SELECT agent_id FROM earned)
       ), by_upline AS (
         SELECT agent_id, upline_id, sum(amount) AS amount
           FROM earned JOIN placed ON member_id = agent_id AND at >= valid_from AND at < valid_to GROUP BY agent_id, upline_id
       ), team AS (
         SELECT agent_id, amount FROM by_upline
         UNION ALL SELECT chain.agent_id, amount FROM by_upline JOIN upline_agent chain USING (upline_id)
       )
       SELECT agent_id AS "agentId", sum(amount)::text AS amount FROM team GROUP BY agent_id`,
      [from, to],
    );
    return new Map(rows.map(({ agentId, amount }) => [agentId, BigInt(amount)]));
  }
}
