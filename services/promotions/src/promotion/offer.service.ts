import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import { ActivityRepository } from '../activity/activity.repository.js';
import { BudgetRepository, holds, type Budget } from './budget.repository.js';
import { EnrolmentRepository, type Enrolment } from './enrolment.repository.js';
import {
  cyclesOf,
  guestFacts,
  isInAudience,
  statusOf,
  type Cycle,
  type MemberFacts,
} from './evaluation.rules.js';
import { FactsService } from './facts.service.js';
import { isHeld, type EnrolmentStatus } from './lifecycle.rules.js';
import { PromiseService } from './promise.service.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';
import { isKind, isOpen, type Promotion, type PromotionKind } from './promotion.rules.js';
import { leastReward } from './reward.rules.js';

export interface OfferCycle extends Cycle {
  status: EnrolmentStatus;
}

/** A promotion as one member sees it; to a guest it is one that was not joined. */
export interface Offer {
  promotion: Promotion;
  status: EnrolmentStatus;
  eligible: boolean;
  /** No member can be promised a reward any more. */
  exhausted: boolean;
  cycles: OfferCycle[];
  enrolment: Enrolment | undefined;
  budget: Budget | undefined;
}

/** Kinds that have screens of their own and no button to join or claim in the list. */
const apart: readonly PromotionKind[] = ['RED_RAIN', 'RAFFLE', 'LEADERBOARD', 'REFERRAL'];

@Injectable()
export class OfferService {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly budgets: BudgetRepository,
    private readonly activities: ActivityRepository,
    private readonly facts: FactsService,
    private readonly promises: PromiseService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async list(memberId: string | undefined, merchantCode: string): Promise<Offer[]> {
    const live = await this.promotions.inState(['LIVE']);
    const now = this.clock.now();
    const shown = live.filter(
      (promotion) =>
        (promotion.merchantCode === '' || promotion.merchantCode === merchantCode) &&
        (promotion.endsAt === null || promotion.endsAt > now || promotion.claimDays > 0),
    );
    const offers = await this.offers(shown, memberId);
    // What is over is shown to whom it still owes a reward.
    return offers.filter(
      ({ promotion: { endsAt }, status }) => endsAt === null || endsAt > now || status === 'claim',
    );
  }

  async one(id: string, memberId: string | undefined): Promise<Offer> {
    const promotion = await this.promotions.find(this.pool, id);
    if (!promotion || promotion.state === 'DRAFT') throw PromotionErrors.PROMOTION_NOT_FOUND();
    const [offer] = await this.offers([promotion], memberId);
    if (!offer) throw PromotionErrors.PROMOTION_NOT_FOUND();
    return offer;
  }

  /** What waits for the member, by kind. */
  async available(memberId: string, merchantCode: string): Promise<Map<PromotionKind, number>> {
    const counts = new Map<PromotionKind, number>();
    for (const { promotion, status, eligible, cycles } of await this.list(memberId, merchantCode)) {
      const claimable = cycles.filter((cycle) => cycle.status === 'claim').length;
      const joinable = status === 'join' && isKind(promotion, 'FIRST_DEPOSIT', 'RELOAD') ? 1 : 0;
      const fixed = cycles.length === 0 && status === 'claim' ? 1 : 0;
      const found = eligible ? claimable + joinable + fixed : fixed;
      counts.set(promotion.kind, (counts.get(promotion.kind) ?? 0) + found);
    }
    return counts;
  }

  /** A member outside the audience is shown no promotion, unless he joined it before. */
  private async offers(promotions: readonly Promotion[], memberId: string | undefined): Promise<Offer[]> {
    if (memberId === undefined) return this.guestOffers(promotions);
    const facts = await this.facts.of(this.pool, memberId);
    const ownOf = (all: readonly Enrolment[], { id }: Promotion) =>
      all.filter((enrolment) => enrolment.promotionId === id);
    let all = await this.enrolments.ofMember(this.pool, memberId);
    const earning = promotions.filter(
      (promotion) => this.promises.earned(promotion, facts, ownOf(all, promotion)).length > 0,
    );
    if (earning.length > 0) {
      await this.promises.promiseShown(earning, memberId);
      all = await this.enrolments.ofMember(this.pool, memberId);
    }
    const budgets = await this.budgets.of(promotions.map(({ id }) => id));
    const deposited = await this.activities.hasDeposited(this.pool, memberId);
    return promotions.flatMap((promotion) => {
      const own = ownOf(all, promotion);
      const inAudience = isInAudience(promotion.audience, facts);
      if (!inAudience && own.length === 0) return [];
      const late = promotion.kind === 'FIRST_DEPOSIT' && deposited && own.length === 0;
      const budget = budgets.get(promotion.id);
      return [{ ...this.offer(promotion, facts, own, budget), eligible: inAudience && !late, budget }];
    });
  }

  private async guestOffers(promotions: readonly Promotion[]): Promise<Offer[]> {
    const facts = guestFacts(this.facts.today());
    const shown = promotions.filter(({ audience }) => isInAudience(audience, facts));
    const budgets = await this.budgets.of(shown.map(({ id }) => id));
    return shown.map((promotion) => {
      const budget = budgets.get(promotion.id);
      const exhausted = !holds(budget, leastReward(promotion));
      const status = this.closedStatus(promotion) ?? (exhausted ? 'close' : 'join');
      return { promotion, status, eligible: true, exhausted, cycles: [], enrolment: undefined, budget };
    });
  }

  private offer(
    promotion: Promotion,
    facts: MemberFacts,
    own: readonly Enrolment[],
    budget: Budget | undefined,
  ): Omit<Offer, 'budget' | 'eligible'> {
    const eligible = isInAudience(promotion.audience, facts);
    const enrolment = own.findLast(({ status }) => isHeld(status)) ?? own.at(-1);
    const closed = this.closedStatus(promotion);
    const fixed = own.some(({ status }) => status === 'claim') ? 'claim' : undefined;
    const isShown = closed === undefined || fixed !== undefined;
    const evaluated = isShown ? cyclesOf(promotion, facts, own, this.facts.daysOf(promotion)) : [];
    const statusAt = new Map(own.map(({ cycleKey, status }) => [cycleKey, status]));
    const isOffered = ({ cycleKey, reached, reward }: Cycle) =>
      statusAt.has(cycleKey) || !reached || (eligible && !closed && holds(budget, reward));
    const cycles = evaluated.map((cycle): OfferCycle => {
      const open = !isOffered(cycle)
        ? 'close'
        : cycle.reached
          ? 'claim'
          : cycle.value > 0n
            ? 'process'
            : 'join';
      return { ...cycle, status: statusAt.get(cycle.cycleKey) ?? open };
    });
    const offered = evaluated.filter(isOffered);
    const byKind = evaluated.length > 0 ? statusOf(offered, own) : this.depositStatus(promotion, facts, own);
    const exhausted = !holds(budget, leastReward(promotion));
    const isOut = exhausted && !own.some(({ status }) => isHeld(status)) ? 'close' : undefined;
    const status = fixed ?? closed ?? isOut ?? (eligible || own.length > 0 ? byKind : 'join');
    return { promotion, cycles, enrolment, status, exhausted };
  }

  private depositStatus(
    promotion: Promotion,
    facts: MemberFacts,
    own: readonly Enrolment[],
  ): EnrolmentStatus {
    if (apart.includes(promotion.kind)) return 'process';
    const ofCycle = own.filter((e) => promotion.kind !== 'RELOAD' || e.cycleKey.startsWith(facts.today));
    const last = ofCycle.at(-1);
    if (!last) return 'join';
    const more = promotion.kind === 'RELOAD' && (promotion.perDay ?? 1) > ofCycle.length;
    const left = last.status === 'close' && last.reason === 'LEFT' && promotion.kind === 'RELOAD';
    return (more && !['signed', 'process', 'claim', 'applying'].includes(last.status)) || left
      ? 'join'
      : last.status;
  }

  private closedStatus(promotion: Promotion): EnrolmentStatus | undefined {
    const now = this.clock.now();
    if (promotion.state === 'LIVE' && promotion.startsAt > now) return 'coming';
    return isOpen(promotion, now) ? undefined : 'close';
  }
}
