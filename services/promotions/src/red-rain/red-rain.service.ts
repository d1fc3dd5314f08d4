import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool, Transactions } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { ActivityRepository } from '../activity/activity.repository.js';
import { PaymentService } from '../payment/payment.service.js';
import { instantOf, addDays } from '../calendar/calendar.rules.js';
import { BudgetRepository } from '../promotion/budget.repository.js';
import { FactsService } from '../promotion/facts.service.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import { isKind, type Promotion, type PromotionOf } from '../promotion/promotion.rules.js';
import { leastReward, requiredTurnover } from '../promotion/reward.rules.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { RiskService } from '../risk/risk.service.js';
import { RedRainErrors } from './red-rain.errors.js';
import { RedRainRepository, type RedRound } from './red-rain.repository.js';
import { amountOf, tierOf } from './red-rain.rules.js';

type RedRain = Promotion & PromotionOf<'RED_RAIN'>;

export interface RedRainView {
  now: Date;
  /** Absent without a round that runs or comes. */
  current?: CurrentRound;
}

export interface CurrentRound {
  round: RedRound;
  promotion: RedRain;
  /** Valid bets of today. */
  bets: bigint;
  /** Valid bets that the lowest tier asks. */
  minBet: bigint;
  taken: bigint | undefined;
}

/** Rounds in which members take packets of money: stock and budget are taken before the credit is asked for. */
@Injectable()
export class RedRainService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly rounds: RedRainRepository,
    private readonly promotions: PromotionRepository,
    private readonly activities: ActivityRepository,
    private readonly payments: PaymentService,
    private readonly budgets: BudgetRepository,
    private readonly facts: FactsService,
    private readonly risks: RiskService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
    private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.payments.whenRefused('RED_RAIN', (tx, { sourceId, memberId }) =>
      this.rounds.giveBack(tx, sourceId, memberId),
    );
  }

  /** Adds the rounds of today and tomorrow that are not there yet. */
  async schedule(): Promise<void> {
    const today = this.facts.today();
    for (const promotion of await this.promotions.inState(['LIVE'], ['RED_RAIN'])) {
      if (!isKind(promotion, 'RED_RAIN')) continue;
      const { hours, durationSeconds, roundBudget, roundStock } = promotion.formula;
      for (const day of [today, addDays(today, 1)])
        for (const hour of hours) {
          const startsAt = instantOf(day, hour, this.config.brandTimeZone);
          const endsAt = new Date(startsAt.getTime() + durationSeconds * 1000);
          if (startsAt < promotion.startsAt || (promotion.endsAt && endsAt > promotion.endsAt)) continue;
          const amounts = { budget: parseMoney(roundBudget), stock: roundStock };
          await this.rounds.add({ id: newId(), promotionId: promotion.id, startsAt, endsAt, ...amounts });
        }
    }
  }

  async view(memberId: string): Promise<RedRainView> {
    const now = this.clock.now();
    const next = await this.nextFor(memberId, now);
    if (!next) return { now };
    const { promotion } = next;
    const isHeld = await this.budgets.holds(this.pool, promotion.id, leastReward(promotion));
    const round = isHeld ? next.round : { ...next.round, stockLeft: 0 };
    const [bets, taken] = await Promise.all([
      this.betsToday(memberId),
      this.rounds.grabOf(this.pool, round.id, memberId),
    ]);
    const minBet = parseMoney(promotion.formula.tiers[0]!.bet);
    return { now, current: { round, promotion, bets, taken, minBet } };
  }

  /** One packet for a member and for an address in a round. A repetition answers what was taken. */
  async grab(memberId: string, ip: string): Promise<bigint> {
    const now = this.clock.now();
    const next = await this.nextFor(memberId, now);
    if (!next || next.round.startsAt > now) throw RedRainErrors.RED_RAIN_CLOSED();
    const { round, promotion } = next;
    const taken = await this.rounds.grabOf(this.pool, round.id, memberId);
    if (taken !== undefined) return taken;
    if (round.stockLeft === 0) throw RedRainErrors.RED_RAIN_EMPTY();
    const tier = tierOf(promotion.formula, await this.betsToday(memberId));
    if (!tier) throw RedRainErrors.RED_RAIN_NOT_ELIGIBLE();
    const amount = amountOf(tier);
    const [address] = this.risks.fingerprintsOf({ memberId, ip, userAgent: '' });
    const grab = { roundId: round.id, memberId, addressHash: address!.hash, amount, at: now };
    return this.transactions.run(async (tx) => {
      if (!(await this.rounds.addGrab(tx, grab))) {
        // A parallel grab of the same member has committed: the insert waited for it.
        const before = await this.rounds.grabOf(tx, round.id, memberId);
        if (before === undefined) throw RedRainErrors.RED_RAIN_ALREADY_TAKEN();
        return before;
      }
      await this.payments.request(tx, {
        ...{ memberId, amount, title: promotion.title, categories: promotion.rollover.categories },
        ...{ creditKey: `red:${round.id}:${memberId}`, sourceKind: 'RED_RAIN', sourceId: round.id },
        required: requiredTurnover(promotion.rollover, 0n, amount),
      });
      // Last, so that the rows which every member takes from are locked as briefly as possible.
      if (!(await this.budgets.take(tx, promotion.id, amount))) throw RedRainErrors.RED_RAIN_EMPTY();
      if (!(await this.rounds.take(tx, round.id, amount))) throw RedRainErrors.RED_RAIN_EMPTY();
      return amount;
    });
  }

  /** The round that runs or comes next for a member of its audience. */
  private async nextFor(
    memberId: string,
    now: Date,
  ): Promise<{ round: RedRound; promotion: RedRain } | undefined> {
    for (const round of await this.rounds.next(now)) {
      const promotion = await this.promotions.find(this.pool, round.promotionId);
      if (!promotion || !isKind(promotion, 'RED_RAIN')) continue;
      if (await this.facts.admits(this.pool, promotion, memberId)) return { round, promotion };
    }
    return undefined;
  }

  private async betsToday(memberId: string): Promise<bigint> {
    const days = await this.activities.days(this.pool, memberId, this.facts.today());
    return days.reduce((sum, { validBet }) => sum + validBet, 0n);
  }
}
