import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';

export interface DayRange {
  /** Days of the brand's calendar, both included. */
  from: string;
  to: string;
}

export interface TeamFigures {
  bets: number;
  bet: string;
  validBet: string;
  payout: string;
  activeMembers: number;
  deposit: string;
  deposits: number;
  firstDeposit: string;
  firstDeposits: number;
  withdrawal: string;
  rebate: string;
  bonus: string;
  salary: string;
  dividend: string;
  transferIn: string;
  transferOut: string;
}

export interface TeamLine extends TeamFigures {
  memberId: string;
  account: string;
  accountType: number;
  team: number;
}

export interface MoneyRow {
  sourceKey: string;
  account: string;
  memberId: string;
  kind: string;
  amount: string;
  first: boolean;
  at: Date;
}

export interface BetRow {
  sourceKey: string;
  account: string;
  memberId: string;
  vassalage: string;
  category: string;
  bet: string;
  validBet: string;
  payout: string;
  at: Date;
}

/**
 * Play and payments of a team under the uplines of their time. `$1` is the agent; the line is the member directly below the
 * agent in that upline, or the agent.
 */
const play = `SELECT member_id, upline_id, day, vassalage, category, bet, valid_bet, payout, bets FROM member_day
   WHERE day BETWEEN $2 AND $3`;
const ofTeam = (
  table: string,
  columns: string,
) => `SELECT COALESCE(child.agent_id, facts.member_id) AS line, facts.member_id, day, ${columns}
    FROM upline_agent above
    LEFT JOIN upline_agent child ON child.upline_id = above.upline_id AND child.depth = above.depth - 1
    JOIN (${table}) facts ON facts.upline_id = above.upline_id
   WHERE above.agent_id = $1
  UNION ALL SELECT facts.member_id, facts.member_id, day, ${columns} FROM (${table}) facts WHERE facts.member_id = $1`;
const money = `SELECT * FROM member_money_day WHERE day BETWEEN $2 AND $3`;
const moneyColumns =
  'deposit, deposits, first_deposit, withdrawal, rebate, bonus, salary, dividend, transfer_in, transfer_out';

const grouped = (
  key: 'line' | 'day' | "''",
) => `WITH play AS (${ofTeam(play, 'bet, valid_bet, payout, bets')}),
  money AS (${ofTeam(money, moneyColumns)}),
  played AS (
    SELECT ${key} AS key, sum(bets)::int AS bets, sum(bet) AS bet, sum(valid_bet) AS valid_bet, sum(payout) AS payout,
           count(DISTINCT member_id) FILTER (WHERE valid_bet > 0)::int AS active
      FROM play GROUP BY 1),
  paid AS (
    SELECT ${key} AS key, sum(deposit) AS deposit, sum(deposits)::int AS deposits, sum(first_deposit) AS first_deposit,
           count(*) FILTER (WHERE first_deposit > 0)::int AS first_deposits, sum(withdrawal) AS withdrawal,
           sum(rebate) AS rebate, sum(bonus) AS bonus, sum(salary) AS salary, sum(dividend) AS dividend,
           sum(transfer_in) AS transfer_in, sum(transfer_out) AS transfer_out
      FROM money GROUP BY 1)
  SELECT COALESCE(played.key, paid.key)::text AS key, COALESCE(bets, 0) AS bets, COALESCE(bet, 0)::text AS bet,
         COALESCE(valid_bet, 0)::text AS "validBet", COALESCE(payout, 0)::text AS payout, COALESCE(active, 0) AS "activeMembers",
         COALESCE(deposit, 0)::text AS deposit, COALESCE(deposits, 0) AS deposits,
         COALESCE(first_deposit, 0)::text AS "firstDeposit", COALESCE(first_deposits, 0) AS "firstDeposits",
         COALESCE(withdrawal, 0)::text AS withdrawal, COALESCE(rebate, 0)::text AS rebate, COALESCE(bonus, 0)::text AS bonus,
         COALESCE(salary, 0)::text AS salary, COALESCE(dividend, 0)::text AS dividend,
         COALESCE(transfer_in, 0)::text AS "transferIn", COALESCE(transfer_out, 0)::text AS "transferOut"
    FROM played FULL JOIN paid ON paid.key = played.key`;

const inTeam = (member: string) =>
  `EXISTS (SELECT FROM agent_closure mine WHERE mine.ancestor = $1 AND mine.descendant = ${member})`;

/** Every statement is bound to the team of `agentId`, which the caller has been proven to act for. */
@Injectable()
export class ReportRepository {
  constructor(private readonly pool: Pool) {}

  async totals(agentId: string, { from, to }: DayRange): Promise<TeamFigures> {
    const [row]: TeamFigures[] = await this.pool.query(grouped("''"), [agentId, from, to]);
    return row ?? nothing;
  }

  async days(agentId: string, { from, to }: DayRange): Promise<(TeamFigures & { key: string })[]> {
    return this.pool.query(`${grouped('day')} ORDER BY 1`, [agentId, from, to]);
  }

  /** One row for the agent and each member directly below, whole teams summed; also those who did nothing. */
  async lines(agentId: string, { from, to }: DayRange): Promise<TeamLine[]> {
    const figures: (TeamFigures & { key: string })[] = await this.pool.query(grouped('line'), [
      ...[agentId, from, to],
    ]);
    const nodes: Pick<TeamLine, 'memberId' | 'account' | 'accountType' | 'team'>[] = await this.pool.query(
      `SELECT member_id AS "memberId", account, account_type AS "accountType",
              (SELECT count(*)::int - 1 FROM agent_closure WHERE ancestor = member_id) AS team
         FROM agent_node WHERE member_id = $1 OR member_id = ANY($2::uuid[])
            OR (parent_id = $1 AND account_type <> 0) ORDER BY member_id <> $1, account_type = 0, account`,
      [agentId, figures.map(({ key }) => key)],
    );
    const of = new Map(figures.map(({ key, ...rest }) => [key, rest]));
    return nodes.map((node) => ({ ...node, ...(of.get(node.memberId) ?? nothing) }));
  }

  /** How many members the team has, and how many registered within the days. */
  async size(agentId: string, from: Date, to: Date): Promise<{ team: number; registered: number }> {
    const [row]: { team: number; registered: number }[] = await this.pool.query(
      `SELECT count(*)::int AS team, count(*) FILTER (WHERE placed_at >= $2 AND placed_at < $3)::int AS registered
         FROM agent_closure JOIN agent_node ON member_id = descendant WHERE ancestor = $1 AND agent_closure.depth > 0`,
      [agentId, from, to],
    );
    return row!;
  }

  async transactions(
    agentId: string,
    filter: { from: Date; to: Date; kind: string | undefined; account: string | undefined },
    limit: number,
    offset: number,
  ): Promise<{ list: MoneyRow[]; total: number }> {
    const where = `FROM money_source money JOIN agent_node node USING (member_id)
      WHERE settled_at >= $2 AND settled_at < $3 AND ($4::text IS NULL OR kind = $4)
        AND ($5::text IS NULL OR account LIKE $5 || '%') AND ${inTeam('money.member_id')}`;
    const values = [agentId, filter.from, filter.to, filter.kind ?? null, filter.account ?? null];
    const list: MoneyRow[] = await this.pool.query(
      `SELECT source_key AS "sourceKey", account, money.member_id AS "memberId", kind, amount::text, first, settled_at AS at ${where}
        ORDER BY settled_at DESC, source_key LIMIT $6 OFFSET $7`,
      [...values, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total ${where}`,
      values,
    );
    return { list, total };
  }

  async bets(
    agentId: string,
    filter: { from: Date; to: Date; category: string | undefined; account: string | undefined },
    limit: number,
    offset: number,
  ): Promise<{ list: BetRow[]; total: number }> {
    const where = `FROM play_source play JOIN agent_node node USING (member_id)
      WHERE settled_at >= $2 AND settled_at < $3 AND ($4::text IS NULL OR category = $4)
        AND ($5::text IS NULL OR account LIKE $5 || '%')
        AND (play.member_id = $1 OR EXISTS (SELECT FROM upline_agent WHERE upline_agent.upline_id = play.upline_id AND agent_id = $1))`;
    const values = [agentId, filter.from, filter.to, filter.category ?? null, filter.account ?? null];
    const list: BetRow[] = await this.pool.query(
      `SELECT source_key AS "sourceKey", account, play.member_id AS "memberId", vassalage, category, bet::text,
              valid_bet::text AS "validBet", payout::text, settled_at AS at ${where}
        ORDER BY settled_at DESC, source_key LIMIT $6 OFFSET $7`,
      [...values, limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.pool.query(
      `SELECT count(*)::int AS total ${where}`,
      values,
    );
    return { list, total };
  }
}

const nothing: TeamFigures = {
  ...{ bets: 0, bet: '0', validBet: '0', payout: '0', activeMembers: 0, deposit: '0', deposits: 0 },
  ...{
    firstDeposit: '0',
    firstDeposits: 0,
    withdrawal: '0',
    rebate: '0',
    bonus: '0',
    salary: '0',
    dividend: '0',
    transferIn: '0',
    transferOut: '0',
  },
};
