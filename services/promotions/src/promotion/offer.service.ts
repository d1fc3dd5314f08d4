import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import { ActivityRepository } from '../activity/activity.repository.js';
import { BudgetRepository, type Budget } from './budget.repository.js';
import { EnrolmentRepository, type Enrolment } from './enrolment.repository.js';
import { cyclesOf, isInAudience, statusOf, type Cycle, type MemberFacts } from './evaluation.rules.js';
import { FactsService } from './facts.service.js';
import { isHeld, type EnrolmentStatus } from './lifecycle.rules.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';
import { isKind, isOpen, type Promotion, type PromotionKind } from './promotion.rules.js';

export interface OfferCycle extends Cycle {
  status: EnrolmentStatus;
}

/** A promotion as one member sees it; to a guest it is one that was not joined. */
export interface Offer {
  promotion: Promotion;
  status: EnrolmentStatus;
  eligible: boolean;
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
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async list(memberId: string | undefined, merchantCode: string): Promise<Offer[]> {
    const live = await this.promotions.inState(['LIVE']);
    const now = this.clock.now();
    const shown = live.filter(
      (promotion) =>
        (promotion.merchantCode === '' || promotion.merchantCode === merchantCode) &&
        (promotion.endsAt === null || promotion.endsAt > now),
    );
    return this.offers(shown, memberId);
  }

  async one(id: string, memberId: string | undefined): Promise<Offer> {
    const promotion = await this.promotions.find(this.pool, id);
    if (!promotion || promotion.state === 'DRAFT') throw PromotionErrors.PROMOTION_NOT_FOUND();
    const [offer] = await this.offers([promotion], memberId);
    return offer!;
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

  private async offers(promotions: readonly Promotion[], memberId: string | undefined): Promise<Offer[]> {
    const budgets = await this.budgets.of(promotions.map(({ id }) => id));
    if (memberId === undefined)
      return promotions.map((promotion) => ({
        ...{ promotion, eligible: true, cycles: [], enrolment: undefined, budget: budgets.get(promotion.id) },
        status: this.closedStatus(promotion) ?? 'join',
      }));
    const facts = await this.facts.of(this.pool, memberId);
    const all = await this.enrolments.ofMember(this.pool, memberId);
    const deposited = await this.activities.hasDeposited(this.pool, memberId);
    return promotions.map((promotion) => {
      const own = all.filter((enrolment) => enrolment.promotionId === promotion.id);
      const offer = this.offer(promotion, facts, own);
      const late = promotion.kind === 'FIRST_DEPOSIT' && deposited && own.length === 0;
      return { ...offer, eligible: offer.eligible && !late, budget: budgets.get(promotion.id) };
    });
  }

  private offer(promotion: Promotion, facts: MemberFacts, own: readonly Enrolment[]): Omit<Offer, 'budget'> {
    const eligible = isInAudience(promotion.audience, facts);
    const enrolment = own.findLast(({ status }) => isHeld(status)) ?? own.at(-1);
    const closed = this.closedStatus(promotion);
    const evaluated = closed ? [] : cyclesOf(promotion, facts, own, this.facts.today(promotion.startsAt));
    const statusAt = new Map(own.map(({ cycleKey, status }) => [cycleKey, status]));
    const cycles = evaluated.map((cycle): OfferCycle => {
      const reached = cycle.reached && eligible ? 'claim' : cycle.value > 0n ? 'process' : 'join';
      return { ...cycle, status: statusAt.get(cycle.cycleKey) ?? reached };
    });
    const fixed = own.some(({ status }) => status === 'claim') ? 'claim' : undefined;
    const byKind = cycles.length > 0 ? statusOf(evaluated, own) : this.depositStatus(promotion, facts, own);
    const status = fixed ?? closed ?? (eligible || own.length > 0 ? byKind : 'join');
    return { promotion, eligible, cycles, enrolment, status };
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
