import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CLOCK, LOGGER, newId, type Clock } from '#libs/platform';
import { DueRepository } from '../activity/due.repository.js';
import { addDays } from '../calendar/calendar.rules.js';
import { EnrolmentRepository, type Enrolment } from './enrolment.repository.js';
import {
  cyclesOf,
  earnedKinds,
  factDays,
  isInAudience,
  type Cycle,
  type MemberFacts,
} from './evaluation.rules.js';
import { FactsService } from './facts.service.js';
import { IssueService } from './issue.service.js';
import { isHeld } from './lifecycle.rules.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';
import { isKind, type Promotion } from './promotion.rules.js';

const retrySeconds = 60;

/**
 * Promises what members have earned: the budget holds it from then on, and it is kept for the days to claim.
 * A promotion of a group promises nothing by itself, since the member chooses one of the group by the claim.
 */
@Injectable()
export class PromiseService {
  constructor(
    private readonly transactions: Transactions,
    private readonly promotions: PromotionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly facts: FactsService,
    private readonly issues: IssueService,
    private readonly due: DueRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly pool: Pool,
  ) {}

  /** Rewards that facts have earned and that are not promised yet. */
  earned(promotion: Promotion, facts: MemberFacts, own: readonly Enrolment[]): Cycle[] {
    if (!isKind(promotion, ...earnedKinds) || promotion.exclusiveGroup !== null) return [];
    if (promotion.state !== 'LIVE' || promotion.startsAt > this.clock.now()) return [];
    if (!isInAudience(promotion.audience, facts)) return [];
    const taken = new Set(own.map(({ cycleKey }) => cycleKey));
    return cyclesOf(promotion, facts, own, this.facts.daysOf(promotion)).filter(
      ({ reached, cycleKey }) => reached && !taken.has(cycleKey),
    );
  }

  /** The caller has locked the limits of the member in the promotion. What the budget does not hold is not promised. */
  async promise(tx: Tx, promotion: Promotion, memberId: string): Promise<void> {
    const facts = await this.facts.of(tx, memberId);
    const all = await this.enrolments.ofMember(tx, memberId);
    const own = all.filter(({ promotionId }) => promotionId === promotion.id);
    for (const cycle of this.earned(promotion, facts, own)) {
      if (isLimited(promotion, own, (at) => this.facts.today(at) === facts.today)) return;
      const added = await this.add(tx, promotion, memberId, cycle);
      if (added) own.push(added);
    }
  }

  /** One transaction for each promotion, so that each locks one budget. */
  async promiseShown(promotions: readonly Promotion[], memberId: string): Promise<void> {
    for (const promotion of promotions)
      await this.transactions.run(async (tx) => {
        await this.enrolments.lockLimits(tx, promotion.id, memberId);
        await this.promise(tx, promotion, memberId);
      });
  }

  /** Promises, and issues where the mode is AUTO, for members whose facts changed. */
  async promiseDue(limit = 200): Promise<number> {
    const members = await this.due.next(limit);
    if (members.length === 0) return 0;
    const live = await this.promotions.inState(['LIVE'], earnedKinds);
    for (const member of members)
      try {
        const facts = await this.facts.of(this.pool, member.memberId);
        const all = await this.enrolments.ofMember(this.pool, member.memberId);
        const earning = live.filter((promotion) => {
          const own = all.filter(({ promotionId }) => promotionId === promotion.id);
          return this.earned(promotion, facts, own).length > 0;
        });
        await this.promiseShown(earning, member.memberId);
        await this.due.remove(member);
      } catch (error) {
        this.logger.error({ err: error }, 'promising rewards failed, will retry');
        await this.due.postpone(member, retrySeconds);
      }
    return members.length;
  }

  queueActive(): Promise<void> {
    return this.due.addActive(addDays(this.facts.today(), -factDays));
  }

  private async add(
    tx: Tx,
    promotion: Promotion,
    memberId: string,
    { cycleKey, reward, claimUntil }: Cycle,
  ): Promise<Enrolment | undefined> {
    const isAuto = promotion.claimMode === 'AUTO';
    const claimBy = claimUntil === null ? null : this.facts.startOf(addDays(claimUntil, 1));
    const holding = await this.issues.hold(tx, {
      ...freshEnrolment(promotion, memberId, cycleKey, this.clock.now()),
      ...{ reward, required: this.issues.requiredOf(promotion, 0n, reward) },
      ...(isAuto ? { status: 'issued' } : { status: 'claim', claimBy }),
    });
    if (!holding) return undefined;
    const move = { from: 'join', actor: 'system', action: isAuto ? 'issue' : 'reach' } as const;
    if ((await this.enrolments.insert(tx, holding, move)) !== 'ADDED')
      throw PromotionErrors.PROMOTION_STATE_CHANGED();
    if (isAuto) await this.issues.pay(tx, promotion, holding);
    return holding;
  }
}

/** Whether the limits of a promotion leave no further claim; what waits to be claimed does not count yet. */
export function isLimited(
  promotion: Promotion,
  own: readonly Enrolment[],
  isToday: (at: Date) => boolean,
): boolean {
  const { perMember, perDay } = promotion;
  const isEarned = isKind(promotion, ...earnedKinds);
  const counted = own.filter(({ status }) => isHeld(status) && !(isEarned && status === 'claim'));
  const ofToday = counted.filter(({ createdAt, changedAt }) => isToday(isEarned ? changedAt : createdAt));
  return (perMember !== null && counted.length >= perMember) || (perDay !== null && ofToday.length >= perDay);
}

/** An enrolment that holds nothing yet. */
export function freshEnrolment(
  { id: promotionId, exclusiveGroup }: Promotion,
  memberId: string,
  cycleKey: string,
  now: Date,
): Enrolment {
  return {
    ...{ id: newId(), promotionId, memberId, cycleKey, status: 'signed', version: 1, exclusiveGroup },
    ...{ baseAmount: 0n, reward: 0n, required: 0n, held: null, sourceKey: null },
    ...{ riskScore: 0, riskReasons: [], reason: null, remark: null, claimBy: null },
    ...{ createdAt: now, changedAt: now },
  };
}
