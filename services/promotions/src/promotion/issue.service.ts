import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, type Clock } from '#libs/platform';
import { type DepositFact } from '../activity/activity.repository.js';
import type { Payment } from '../payment/payment.repository.js';
import { PaymentService } from '../payment/payment.service.js';
import { BudgetRepository } from './budget.repository.js';
import { EnrolmentRepository, type Enrolment, type Move } from './enrolment.repository.js';
import { after, isHeld, type EnrolmentAction, type StoredStatus } from './lifecycle.rules.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';
import { isKind, isOpen, type Promotion } from './promotion.rules.js';
import { depositReward, requiredTurnover } from './reward.rules.js';

const dayMs = 86_400_000;
const daySeconds = 86_400;

/** Moves enrolments on and has their rewards credited: budget, status and command are one transaction. */
@Injectable()
export class IssueService implements OnModuleInit {
  constructor(
    private readonly promotions: PromotionRepository,
    private readonly enrolments: EnrolmentRepository,
    private readonly budgets: BudgetRepository,
    private readonly payments: PaymentService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.payments.whenRefused('ENROLMENT', (tx, payment) => this.undo(tx, payment));
  }

  /** Moves an enrolment by an action of the transition table. Throws if it is not possible, or another move came first. */
  async move(tx: Tx, enrolment: Enrolment, move: Omit<Move, 'from'>): Promise<Enrolment> {
    const next = await this.tryMove(tx, enrolment, move);
    if (!next) throw PromotionErrors.PROMOTION_STATE_CHANGED();
    return next;
  }

  async tryMove(tx: Tx, enrolment: Enrolment, move: Omit<Move, 'from'>): Promise<Enrolment | undefined> {
    const status = after(enrolment.status, move.action) as StoredStatus | undefined;
    if (!status) return undefined;
    const reason = move.reason ?? enrolment.reason;
    const held = isHeld(status) ? enrolment.held : null;
    const moved = { ...enrolment, status, reason, held, changedAt: this.clock.now() };
    if (!(await this.enrolments.update(tx, moved, { ...move, from: enrolment.status }))) return undefined;
    if (held === null && enrolment.held !== null)
      await this.budgets.giveBack(tx, enrolment.promotionId, enrolment.held);
    return { ...moved, version: enrolment.version + 1 };
  }

  /** Holds the reward in the budget, instead of what the enrolment held before; undefined if the budget does not have it. */
  async hold(tx: Tx, enrolment: Enrolment): Promise<Enrolment | undefined> {
    const { promotionId, held, reward } = enrolment;
    const isHolding =
      held === null
        ? await this.budgets.take(tx, promotionId, reward)
        : held === reward || (await this.budgets.change(tx, promotionId, held, reward));
    return isHolding ? { ...enrolment, held: reward } : undefined;
  }

  /** Asks for the credit of a reward that the budget holds. */
  async pay(tx: Tx, promotion: Promotion, enrolment: Enrolment): Promise<void> {
    const { id, memberId, reward, required, held } = enrolment;
    if (held !== reward) throw new Error(`the budget does not hold the reward of enrolment ${id}`);
    const { expiryDays, categories, maxCashOutTimes, maxBet } = promotion.rollover;
    await this.payments.request(tx, {
      ...{ memberId, required, categories, amount: reward, title: promotion.title },
      ...{ creditKey: `promo:${id}`, sourceKind: 'ENROLMENT', sourceId: id },
      expiresInSeconds: expiryDays === undefined ? undefined : expiryDays * daySeconds,
      maxCashOut: maxCashOutTimes === undefined ? undefined : reward * BigInt(maxCashOutTimes),
      maxBet: maxBet === undefined ? undefined : parseMoney(maxBet),
    });
  }

  requiredOf(promotion: Promotion, base: bigint, reward: bigint): bigint {
    return requiredTurnover(promotion.rollover, base, reward);
  }

  claimBy({ claimDays, endsAt }: Promotion): Date | null {
    return claimDays === 0 ? endsAt : new Date(this.clock.now().getTime() + claimDays * dayMs);
  }

  /** The oldest enrolment that was made before the deposit takes it: one bonus for each deposit. */
  async takeDeposit(tx: Tx, deposit: DepositFact): Promise<void> {
    for (const enrolment of await this.enrolments.lockWaiting(tx, deposit.memberId)) {
      const promotion = await this.promotions.find(tx, enrolment.promotionId);
      if (!promotion || !isKind(promotion, 'FIRST_DEPOSIT', 'RELOAD')) continue;
      if (enrolment.createdAt > deposit.at) continue;
      if (!isOpen(promotion, deposit.at) || (promotion.kind === 'FIRST_DEPOSIT' && !deposit.first)) {
        await this.tryMove(tx, enrolment, { action: 'expire', actor: 'system' });
        continue;
      }
      const { minDeposit } = promotion.formula;
      const reward = depositReward(promotion.formula, deposit.amount);
      if (reward === 0n || deposit.amount < parseMoney(minDeposit)) continue;
      await this.fix(tx, promotion, {
        ...enrolment,
        reward,
        baseAmount: deposit.amount,
        required: this.requiredOf(promotion, deposit.amount, reward),
        sourceKey: `deposit:${deposit.depositId}`,
      });
      return;
    }
  }

  /** The reward of an enrolment is known: by the claim mode it is issued, waits for the member, or for an operator. */
  private async fix(tx: Tx, promotion: Promotion, enrolment: Enrolment): Promise<void> {
    const actions: Record<Promotion['claimMode'], EnrolmentAction> = {
      AUTO: 'issue',
      MANUAL: 'reach',
      REVIEW: 'apply',
    };
    const action = actions[promotion.claimMode];
    const holding = await this.hold(tx, enrolment);
    if (!holding) {
      await this.tryMove(tx, enrolment, { action: 'reject', actor: 'system', reason: 'EXHAUSTED' });
      return;
    }
    const claimBy = action === 'reach' ? this.claimBy(promotion) : null;
    const moved = await this.move(tx, { ...holding, claimBy }, { action, actor: 'system' });
    if (action === 'issue') await this.pay(tx, promotion, moved);
  }

  /** The reason of a reward is gone: what was credited is taken back, what was promised is not given. */
  async takeBack(tx: Tx, sourceKey: string): Promise<void> {
    for (const enrolment of await this.enrolments.lockBySource(tx, sourceKey)) {
      const { id, memberId, status } = enrolment;
      const isPaid = status === 'issued' || status === 'claimed';
      const action = isPaid ? 'reverse' : 'reject';
      const moved = await this.tryMove(tx, enrolment, {
        action,
        actor: 'system',
        reason: 'DEPOSIT_REVERSED',
      });
      if (moved && isPaid)
        await this.payments.takeBack(tx, {
          creditKey: `promo:${id}`,
          memberId,
          reason: 'The deposit was reversed',
        });
    }
  }

  /** The wallet refused the credit: the reward goes back to the budget. */
  private async undo(tx: Tx, payment: Payment): Promise<void> {
    const enrolment = await this.enrolments.find(tx, payment.sourceId);
    if (!enrolment) return;
    const reason = payment.reason ?? 'REFUSED';
    await this.tryMove(tx, enrolment, { action: 'fail', actor: 'wallet', reason });
  }
}
