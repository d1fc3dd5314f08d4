import { Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
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
  constructor(private readonly pool: Pool) {}

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
    return this.simulateMore(promotion, from, to);
  }

  /** Kinds that recorded days decide in part: what they would have given at most, or by the odds. */
  private async simulateMore(
    promotion: Promotion,
    from: string,
    to: string,
  ): Promise<SimulatedCost | undefined> {
    if (isKind(promotion, 'FREE_CREDIT', 'DOWNLOAD', 'NEW_PLAYER')) {
      const { audience, formula } = promotion;
      return this.run(
        `SELECT member_id, $3::bigint AS reward FROM reward_member
          WHERE registered_at::date BETWEEN $1 AND $2 AND (bonus_contact OR NOT $4)`,
        [from, to, parseMoney(formula.amount), audience.bonusContact ?? false],
      );
    }
    if (isKind(promotion, 'WEEKLY_TIERS')) {
      const { coefficientsPpm, otherPpm, tiers } = promotion.formula;
      return this.run(
        `SELECT member_id, (SELECT max(reward) FROM unnest($5::bigint[], $6::bigint[]) AS tier (points, reward)
                             WHERE tier.points <= played.points) AS reward
           FROM (SELECT member_id, sum(valid_bet * COALESCE(($3::jsonb ->> category)::bigint, $4)) / 1000000 AS points
                   FROM activity_day WHERE day BETWEEN $1 AND $2 GROUP BY member_id, date_trunc('week', day)) played`,
        [
          ...[from, to, JSON.stringify(coefficientsPpm), otherPpm],
          ...[tiers.map(({ points }) => parseMoney(points)), tiers.map(({ reward }) => parseMoney(reward))],
        ],
      );
    }
    if (isKind(promotion, 'RESCUE')) {
      const { ratesPpm, minLoss, cap } = promotion.formula;
      return this.run(
        `SELECT lost.member_id, least($5::bigint, loss * ($3::int[])[least(COALESCE(level, 0) + 1, cardinality($3::int[]))] / 1000000)::bigint
                AS reward
           FROM (SELECT member_id, sum(stake - win) AS loss FROM activity_day WHERE day BETWEEN $1 AND $2
                  GROUP BY member_id, date_trunc('week', day)) lost
           LEFT JOIN vip_member USING (member_id) WHERE loss >= $4`,
        [from, to, ratesPpm, parseMoney(minLoss), parseMoney(cap)],
      );
    }
    if (isKind(promotion, 'RANK_GIFT')) {
      const { gifts } = promotion.formula;
      return this.run(
        `SELECT member_id, gift.amount AS reward FROM vip_member
           JOIN unnest($3::int[], $4::bigint[]) AS gift (level, amount) ON vip_member.level >= gift.level
          WHERE $1::date <= $2::date`,
        [from, to, gifts.map(({ level }) => level), gifts.map(({ amount }) => parseMoney(amount))],
      );
    }
    if (isKind(promotion, 'REFERRAL')) {
      const { referrer, referee } = promotion.formula;
      return this.run(
        `SELECT side.member_id, side.reward FROM referral,
                LATERAL (VALUES (referrer_id, $3::bigint), (referee_id, $4::bigint)) AS side (member_id, reward)
          WHERE qualified_at::date BETWEEN $1 AND $2`,
        [from, to, parseMoney(referrer), parseMoney(referee)],
      );
    }
    if (isKind(promotion, 'RAFFLE')) {
      const { per, ticketsPerDay, prizes } = promotion.formula;
      const weights = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
      const worth = prizes.reduce((sum, { amount, weight }) => sum + parseMoney(amount) * BigInt(weight), 0n);
      const source = per.metric === 'DEPOSIT' ? 'deposit_fact' : 'activity_day';
      const column = per.metric === 'DEPOSIT' ? 'amount' : 'valid_bet';
      return this.run(
        `SELECT member_id, (least($4::bigint, sum(${column}) / $3::bigint) * $5::bigint)::bigint AS reward FROM ${source}
          WHERE day BETWEEN $1 AND $2 GROUP BY member_id, day`,
        [from, to, parseMoney(per.amount), ticketsPerDay, worth / weights],
      );
    }
    return undefined;
  }

  private async run(rewards: string, values: unknown[]): Promise<SimulatedCost> {
    const [row]: { members: number; rewards: number; cost: string }[] = await this.pool.query(
      `SELECT count(DISTINCT member_id)::int AS members, count(*)::int AS rewards, COALESCE(sum(reward), 0)::text AS cost
         FROM (${rewards}) given WHERE reward > 0`,
      values,
    );
    return { ...row!, cost: BigInt(row!.cost) };
  }
}
