import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, RateLimits, type Clock } from '#libs/platform';
import { ActivityRepository } from '../activity/activity.repository.js';
import { RiskService, type Claimant } from '../risk/risk.service.js';
import { needsReview } from '../risk/risk.rules.js';
import { EnrolmentRepository, type Enrolment } from './enrolment.repository.js';
import { BudgetRepository } from './budget.repository.js';
import { cyclesOf, earnedKinds, isInAudience, type Cycle, type MemberFacts } from './evaluation.rules.js';
import { FactsService } from './facts.service.js';
import { IssueService } from './issue.service.js';
import { isHeld } from './lifecycle.rules.js';
import { freshEnrolment, isLimited, PromiseService } from './promise.service.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';
import { isKind, isOpen, type Promotion } from './promotion.rules.js';

/** Deposit promotions exclude one another unless they name a group: one bonus for each deposit. */
const depositGroup = 'deposit';

const tenMinutesMs = 10 * 60_000;
/** Claims of a member, paid or refused. */
const claimsOfMember = { name: 'promotion:claim', max: 30, windowMs: tenMinutesMs };

/** What a member shows with a claim: a remark, and names of stored pictures. */
export interface Evidence {
  remark: string | null;
  pictures: readonly string[];
}
const noEvidence: Evidence = { remark: null, pictures: [] };

/** What members do with promotions. */
@Injectable()
export class EnrolmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly promotions: PromotionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly activities: ActivityRepository,
    private readonly facts: FactsService,
    private readonly issues: IssueService,
    private readonly risks: RiskService,
    private readonly budgets: BudgetRepository,
    private readonly promises: PromiseService,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Chooses a deposit promotion, before the deposit. */
  join(promotionId: string, memberId: string): Promise<Enrolment> {
    return this.transactions.run(async (tx) => {
      await this.enrolments.lockLimits(tx, promotionId, memberId);
      const { promotion, facts, held } = await this.opened(tx, promotionId, memberId);
      if (!isKind(promotion, 'FIRST_DEPOSIT', 'RELOAD')) throw PromotionErrors.PROMOTION_NOT_ELIGIBLE();
      const waiting = held.find(({ status }) => status === 'signed' || status === 'process');
      if (waiting) return waiting;
      if (promotion.kind === 'FIRST_DEPOSIT' && (await this.activities.hasDeposited(tx, memberId)))
        throw PromotionErrors.PROMOTION_NOT_ELIGIBLE();
      const cycleKey =
        promotion.kind === 'FIRST_DEPOSIT'
          ? 'once'
          : `${facts.today}:${held.filter((e) => e.cycleKey.startsWith(facts.today)).length + 1}`;
      this.checkLimits(promotion, held, facts.today);
      // The most that it can bring: the deposit decides how much of it is needed.
      const most = parseMoney(promotion.formula.cap);
      if (!(await this.budgets.take(tx, promotionId, most))) throw PromotionErrors.PROMOTION_EXHAUSTED();
      const enrolment = freshEnrolment(promotion, memberId, cycleKey, this.clock.now());
      const exclusiveGroup = promotion.exclusiveGroup ?? depositGroup;
      const move = { action: 'enrol', from: 'join', actor: `member:${memberId}` } as const;
      const signed = { ...enrolment, exclusiveGroup, held: most, claimBy: promotion.endsAt };
      const outcome = await this.enrolments.insert(tx, signed, move);
      if (outcome === 'GROUP_TAKEN') throw PromotionErrors.PROMOTION_EXCLUSIVE();
      if (outcome === 'CYCLE_TAKEN') throw PromotionErrors.PROMOTION_LIMIT_REACHED();
      return signed;
    });
  }

  /** Gives up a promotion that has not brought a reward yet. */
  leave(promotionId: string, memberId: string): Promise<Enrolment> {
    return this.transactions.run(async (tx) => {
      const held = (await this.enrolments.ofMember(tx, memberId)).filter(
        (e) => e.promotionId === promotionId,
      );
      const waiting = held.find(({ status }) => status === 'signed' || status === 'process');
      if (!waiting) throw PromotionErrors.PROMOTION_STATE_CHANGED();
      return this.issues.move(tx, waiting, { action: 'expire', actor: `member:${memberId}`, reason: 'LEFT' });
    });
  }

  /** Claims a reward: credited at once, or put before an operator. A claim that was made before is returned as it is. */
  async claim(
    promotionId: string,
    claimant: Claimant,
    cycleKey?: string,
    evidence: Evidence = noEvidence,
  ): Promise<Enrolment> {
    const { memberId } = claimant;
    if (!(await this.limits.take(claimsOfMember, memberId)))
      throw PromotionErrors.PROMOTION_CLAIM_TOO_MANY(undefined, tenMinutesMs / 1000);
    return this.transactions.run(async (tx) => {
      await this.enrolments.lockLimits(tx, promotionId, memberId);
      const own = (await this.enrolments.ofMember(tx, memberId)).filter((e) => e.promotionId === promotionId);
      const fixed = waitingOf(own, cycleKey);
      if (fixed) return this.claimFixed(tx, fixed, own, claimant, evidence);
      const made = cycleKey === undefined ? undefined : own.find((e) => e.cycleKey === cycleKey);
      if (made && isHeld(made.status)) return made;
      const earned = await this.earned(tx, promotionId, memberId, cycleKey);
      if (earned) return this.claimFixed(tx, earned, own, claimant, evidence);
      const { promotion, facts, held } = await this.opened(tx, promotionId, memberId);
      const cycle = this.claimable(promotion, facts, own, cycleKey);
      if (!cycle) {
        const last = held.findLast(({ status }) => isHeld(status));
        if (last && cycleKey === undefined) return last;
        throw PromotionErrors.PROMOTION_NOT_REACHED();
      }
      this.checkLimits(promotion, held, facts.today);
      return this.claimCycle(tx, promotion, claimant, cycle, evidence);
    });
  }

  /** Enrolments whose time has passed. */
  async closeDue(limit = 200): Promise<void> {
    for (const enrolment of await this.enrolments.due(this.clock.now(), limit))
      await this.transactions.run((tx) =>
        this.issues.tryMove(tx, enrolment, { action: 'expire', actor: 'system' }),
      );
  }

  /** A reward that was reached and not promised yet, for instance by a bet of this moment. */
  private async earned(tx: Tx, promotionId: string, memberId: string, cycleKey: string | undefined) {
    const promotion = await this.promotions.find(tx, promotionId);
    if (!promotion) return undefined;
    await this.promises.promise(tx, promotion, memberId);
    const all = await this.enrolments.ofMember(tx, memberId);
    return waitingOf(
      all.filter((enrolment) => enrolment.promotionId === promotionId),
      cycleKey,
    );
  }

  private claimable(
    promotion: Promotion,
    facts: MemberFacts,
    own: readonly Enrolment[],
    cycleKey: string | undefined,
  ): Cycle | undefined {
    const taken = new Set(own.map((enrolment) => enrolment.cycleKey));
    return cyclesOf(promotion, facts, own, this.facts.daysOf(promotion)).find(
      (cycle) =>
        cycle.reached && (cycleKey === undefined ? !taken.has(cycle.cycleKey) : cycle.cycleKey === cycleKey),
    );
  }

  private async claimCycle(
    tx: Tx,
    promotion: Promotion,
    claimant: Claimant,
    { cycleKey, reward }: Cycle,
    { remark, pictures }: Evidence,
  ): Promise<Enrolment> {
    const { memberId } = claimant;
    const fresh = freshEnrolment(promotion, memberId, cycleKey, this.clock.now());
    const required = this.issues.requiredOf(promotion, 0n, reward);
    const risk = await this.assessed(tx, promotion, claimant, reward);
    const review = promotion.claimMode === 'REVIEW' || risk.isReviewed;
    const enrolment = await this.issues.hold(tx, {
      ...{ ...fresh, reward, required, riskScore: risk.score, riskReasons: risk.reasons, remark },
      status: review ? 'applying' : 'claimed',
    });
    if (!enrolment) throw PromotionErrors.PROMOTION_EXHAUSTED();
    const actor = `member:${memberId}`;
    const outcome = await this.enrolments.insert(tx, enrolment, {
      ...{ from: 'join', actor, action: review ? 'apply' : 'claim' },
    });
    if (outcome === 'GROUP_TAKEN') throw PromotionErrors.PROMOTION_EXCLUSIVE();
    if (outcome === 'CYCLE_TAKEN') throw PromotionErrors.PROMOTION_STATE_CHANGED();
    await this.enrolments.addPictures(tx, enrolment.id, pictures);
    if (!review) await this.issues.pay(tx, promotion, enrolment);
    return enrolment;
  }

  private async claimFixed(
    tx: Tx,
    fixed: Enrolment,
    own: readonly Enrolment[],
    claimant: Claimant,
    { remark, pictures }: Evidence,
  ): Promise<Enrolment> {
    const promotion = await this.promotions.find(tx, fixed.promotionId);
    if (!promotion) throw PromotionErrors.PROMOTION_NOT_FOUND();
    if (fixed.claimBy && fixed.claimBy <= this.clock.now()) throw PromotionErrors.PROMOTION_CLOSED();
    if (isKind(promotion, ...earnedKinds)) this.checkLimits(promotion, own, this.facts.today());
    const risk = await this.judged(tx, promotion, claimant, fixed.reward);
    const { score: riskScore, reasons: riskReasons } = risk;
    const isReviewed = promotion.claimMode === 'REVIEW' || risk.isReviewed;
    const action = isReviewed ? 'apply' : 'claim';
    const actor = `member:${claimant.memberId}`;
    const holding = await this.issues.hold(tx, fixed);
    if (!holding) throw PromotionErrors.PROMOTION_EXHAUSTED();
    const scored = { ...holding, riskScore, riskReasons, remark, claimBy: null };
    const moved = await this.issues.tryMove(tx, scored, { action, actor });
    // Another device was first: its claim is the claim.
    if (!moved) return (await this.enrolments.find(tx, fixed.id)) ?? fixed;
    await this.enrolments.addPictures(tx, moved.id, pictures);
    if (action === 'claim') await this.issues.pay(tx, promotion, moved);
    return moved;
  }

  /** Refuses before anything is written: most claims of a crowd come after the last of the stock. */
  private async assessed(tx: Tx, promotion: Promotion, claimant: Claimant, reward: bigint) {
    if (!(await this.budgets.holds(tx, promotion.id, reward))) throw PromotionErrors.PROMOTION_EXHAUSTED();
    return this.judged(tx, promotion, claimant, reward);
  }

  private async judged(tx: Tx, promotion: Promotion, claimant: Claimant, reward: bigint) {
    const risk = await this.risks.assess(tx, promotion, claimant, this.clock.now());
    if (!risk) throw PromotionErrors.PROMOTION_ALREADY_USED_HERE();
    const member = await this.activities.member(tx, claimant.memberId);
    const ms = member ? this.clock.now().getTime() - member.registeredAt.getTime() : 0;
    return { ...risk, isReviewed: needsReview(risk, { amount: reward, memberDays: ms / 86_400_000 }) };
  }

  private async opened(tx: Tx, promotionId: string, memberId: string) {
    const promotion = await this.promotions.find(tx, promotionId);
    if (!promotion || promotion.state === 'DRAFT') throw PromotionErrors.PROMOTION_NOT_FOUND();
    if (!isOpen(promotion, this.clock.now())) throw PromotionErrors.PROMOTION_CLOSED();
    const facts = await this.facts.of(tx, memberId);
    if (!isInAudience(promotion.audience, facts)) throw PromotionErrors.PROMOTION_NOT_ELIGIBLE();
    const all = await this.enrolments.ofMember(tx, memberId);
    return { promotion, facts, held: all.filter((enrolment) => enrolment.promotionId === promotionId) };
  }

  private checkLimits(promotion: Promotion, own: readonly Enrolment[], today: string): void {
    if (isLimited(promotion, own, (at) => this.facts.today(at) === today))
      throw PromotionErrors.PROMOTION_LIMIT_REACHED();
  }
}

/** What waits to be claimed: in the cycle that is asked for, or else the oldest. */
function waitingOf(own: readonly Enrolment[], cycleKey: string | undefined): Enrolment | undefined {
  const waiting = own.filter(({ status }) => status === 'claim');
  const ofCycle = waiting.find((enrolment) => enrolment.cycleKey === cycleKey);
  return cycleKey === undefined ? waiting[0] : ofCycle;
}
