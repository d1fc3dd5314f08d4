import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool, Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { PaymentService } from '../payment/payment.service.js';
import { addDays } from '../calendar/calendar.rules.js';
import { BudgetRepository } from '../promotion/budget.repository.js';
import { FactsService } from '../promotion/facts.service.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import { isKind, type Promotion, type PromotionOf } from '../promotion/promotion.rules.js';
import { requiredTurnover } from '../promotion/reward.rules.js';
import { LeaderboardRepository, type BoardWindow, type Standing } from './leaderboard.repository.js';
import { lastPlace, rewardAt } from './leaderboard.rules.js';

type Leaderboard = Promotion & PromotionOf<'LEADERBOARD'>;

/** After the end, for bets that were settled before it and arrive later. */
const graceMs = 5 * 60_000;
const shownPlaces = 50;

export interface Board {
  promotion: Leaderboard;
  frozen: boolean;
  standings: Standing[];
}

/** Boards rank by whole business days; the standing is frozen once after the end, and then paid by place. */
@Injectable()
export class LeaderboardService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly boards: LeaderboardRepository,
    private readonly promotions: PromotionRepository,
    private readonly payments: PaymentService,
    private readonly budgets: BudgetRepository,
    private readonly facts: FactsService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.payments.whenRefused('LEADERBOARD', (tx, { sourceId, amount }) =>
      this.budgets.giveBack(tx, sourceId, amount),
    );
  }

  async all(memberId: string): Promise<Board[]> {
    const promotions = await this.promotions.inState(['LIVE', 'ENDED'], ['LEADERBOARD']);
    const boards: Board[] = [];
    for (const promotion of promotions.filter(({ startsAt }) => startsAt <= this.clock.now())) {
      if (!isKind(promotion, 'LEADERBOARD')) continue;
      if (!(await this.facts.admits(this.pool, promotion, memberId))) continue;
      const frozen = await this.boards.isFrozen(promotion.id);
      const last = Math.min(shownPlaces, Math.max(10, lastPlace(promotion.formula)));
      const standings = frozen
        ? await this.boards.final(promotion.id, last, memberId)
        : await this.boards.running(this.windowOf(promotion), last, memberId);
      boards.push({ promotion, frozen, standings });
    }
    return boards;
  }

  /** Freezes and pays each board that is over; a second run changes nothing. */
  async freezeEnded(): Promise<void> {
    const until = new Date(this.clock.now().getTime() - graceMs);
    for (const promotion of await this.promotions.inState(['LIVE', 'ENDED'], ['LEADERBOARD'])) {
      if (!isKind(promotion, 'LEADERBOARD') || promotion.endsAt === null || promotion.endsAt > until)
        continue;
      await this.freeze(promotion);
    }
  }

  private async freeze(promotion: Leaderboard): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { id, formula, rollover, title } = promotion;
      const last = lastPlace(formula);
      if (!(await this.boards.freeze(tx, id, this.windowOf(promotion), last, this.clock.now()))) return;
      for (const { memberId, place } of await this.boards.results(tx, id)) {
        const reward = rewardAt(formula, place);
        if (reward === 0n || !(await this.budgets.take(tx, id, reward))) continue;
        await this.boards.reward(tx, id, place, reward);
        await this.payments.request(tx, {
          ...{ memberId, title, amount: reward, categories: rollover.categories },
          ...{ creditKey: `board:${id}:${memberId}`, sourceKind: 'LEADERBOARD', sourceId: id },
          required: requiredTurnover(rollover, 0n, reward),
        });
      }
    });
  }

  /** The audience is the one of the last day of the board, or of today while it runs. */
  private windowOf({ formula, startsAt, endsAt, audience }: Leaderboard): BoardWindow {
    const { metric, categories = null } = formula;
    const end = endsAt ?? this.clock.now();
    const now = this.clock.now();
    const lastDay = this.facts.today(end < now ? new Date(end.getTime() - 1) : now);
    const { minLevel = 0, maxLevel = 99, registeredWithinDays: days, bonusContact = false } = audience;
    const registeredFrom = days === undefined ? null : this.facts.startOf(addDays(lastDay, 1 - days));
    return {
      metric,
      categories,
      from: this.facts.today(startsAt),
      to: this.facts.today(new Date(end.getTime() - 1)),
      audience: { minLevel, maxLevel, registeredFrom, bonusContact },
    };
  }
}
