import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { parseMoney } from '#libs/money';
import { isKind, type Promotion } from './promotion.rules.js';

export interface SimulatedCost {
  members: number;
  rewards: number;
  cost: bigint;
}

/** What a definition would have cost on the days that are recorded. */
@Injectable()
export class SimulationRepository {
  constructor(private readonly source: DataSource) {}

  /** Undefined for kinds whose cost does not follow from recorded days. */
  async cost(promotion: Promotion, from: string, to: string): Promise<SimulatedCost | undefined> {
    if (isKind(promotion, 'FIRST_DEPOSIT', 'RELOAD')) {
      const { ratePpm, cap, minDeposit } = promotion.formula;
      return this.run(
        `SELECT member_id, least($4::bigint, amount * $5::bigint / 1000000) AS reward FROM deposit_fact
          WHERE day BETWEEN $1 AND $2 AND amount >= $3 AND (first OR $6)`,
        [from, to, parseMoney(minDeposit), parseMoney(cap), ratePpm, promotion.kind === 'RELOAD'],
      );
    }
    if (
      isKind(promotion, 'MISSION') &&
      ['VALID_BET', 'WIN', 'BET_COUNT'].includes(promotion.formula.metric)
    ) {
      const { metric, period, categories = null, steps } = promotion.formula;
      const column = { VALID_BET: 'valid_bet', WIN: 'win', BET_COUNT: 'bets' }[metric as 'WIN'];
      const unit = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', ONCE: 'century' }[period];
      const targets = steps.map(({ target }) =>
        metric === 'BET_COUNT' ? BigInt(target) : parseMoney(target),
      );
      return this.run(
        `SELECT member_id, step.reward FROM (
             SELECT member_id, sum(${column}) AS value FROM activity_day
              WHERE day BETWEEN $1 AND $2 AND ($3::text[] IS NULL OR category = ANY ($3))
              GROUP BY member_id, date_trunc('${unit}', day)) played
           JOIN unnest($4::bigint[], $5::bigint[]) AS step (target, reward) ON played.value >= step.target`,
        [from, to, categories, targets, steps.map(({ reward }) => parseMoney(reward))],
      );
    }
    if (isKind(promotion, 'SIGN_IN')) {
      const { minBet, rewards } = promotion.formula;
      const most = rewards.map(parseMoney).reduce((a, b) => (a > b ? a : b));
      return this.run(
        `SELECT member_id, $4::bigint AS reward FROM activity_day WHERE day BETWEEN $1 AND $2
          GROUP BY member_id, day HAVING sum(valid_bet) >= $3`,
        [from, to, parseMoney(minBet), most],
      );
    }
    return undefined;
  }

  private async run(rewards: string, values: unknown[]): Promise<SimulatedCost> {
    const [row]: { members: number; rewards: number; cost: string }[] = await this.source.query(
      `SELECT count(DISTINCT member_id)::int AS members, count(*)::int AS rewards, COALESCE(sum(reward), 0)::text AS cost
         FROM (${rewards}) given WHERE reward > 0`,
      values,
    );
    return { ...row!, cost: BigInt(row!.cost) };
  }
}
