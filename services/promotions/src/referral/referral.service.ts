import { randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, type Clock } from '#libs/platform';
import { PaymentService } from '../payment/payment.service.js';
import { BudgetRepository } from '../promotion/budget.repository.js';
import { monthOf } from '../calendar/calendar.rules.js';
import { FactsService } from '../promotion/facts.service.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import { isKind, isOpen, type Promotion, type PromotionOf } from '../promotion/promotion.rules.js';
import { leastReward, requiredTurnover } from '../promotion/reward.rules.js';
import { ReferralRepository, type QualifiedReferral, type ReferralFunnel } from './referral.repository.js';

type Referral = Promotion & PromotionOf<'REFERRAL'>;

/** Without letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;
const batch = 100;
/** Members that a code may bring within a day; further ones register without a referrer. */
const referralsPerDay = 20;

export interface ReferralView {
  code: string;
  funnel: ReferralFunnel;
  earned: bigint;
  promotion: Referral | undefined;
  /** What is left does not pay another pair. */
  exhausted: boolean;
}

@Injectable()
export class ReferralService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly referrals: ReferralRepository,
    private readonly promotions: PromotionRepository,
    private readonly budgets: BudgetRepository,
    private readonly payments: PaymentService,
    private readonly facts: FactsService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  onModuleInit(): void {
    this.payments.whenRefused('REFERRAL', (tx, { sourceId, amount }) =>
      this.budgets.giveBack(tx, sourceId, amount),
    );
  }

  async view(memberId: string): Promise<ReferralView> {
    let code: string | undefined;
    while (code === undefined) code = await this.referrals.codeOf(memberId, freshCode());
    const [funnel, earned, running] = await Promise.all([
      this.referrals.funnel(memberId),
      this.referrals.earned(memberId),
      this.running(),
    ]);
    const promotion =
      running && (await this.facts.admits(this.pool, running, memberId)) ? running : undefined;
    const exhausted =
      promotion !== undefined && !(await this.budgets.holds(this.pool, promotion.id, leastReward(promotion)));
    return { code, funnel, earned, promotion, exhausted };
  }

  bind(tx: Tx, refereeId: string, code: string, at: Date): Promise<void> {
    return this.referrals.bind(tx, refereeId, code, at, referralsPerDay);
  }

  /**
   * Pays both sides of the referrals that have met the conditions; each is paid once. A pair that cannot be paid in full,
   * for want of budget or because the referrer is outside the audience, is not qualified and waits.
   */
  async payQualified(): Promise<number> {
    const promotion = await this.running();
    if (!promotion) return 0;
    let paid = 0;
    for (let after: QualifiedReferral | undefined; ;) {
      const from = after;
      const page = await this.transactions.run(async (tx) => {
        const found = await this.referrals.lockQualified(tx, conditionsOf(promotion), batch, from);
        let count = 0;
        for (const referral of found) if (await this.pay(tx, promotion, referral)) count += 1;
        return { found, count };
      });
      paid += page.count;
      after = page.found.at(-1);
      if (page.found.length < batch) return paid;
    }
  }

  private async pay(
    tx: Tx,
    promotion: Referral,
    { refereeId, referrerId }: QualifiedReferral,
  ): Promise<boolean> {
    if (!(await this.facts.admits(tx, promotion, referrerId))) return false;
    const { referrer, referee, perMonth } = promotion.formula;
    const now = this.clock.now();
    const month = this.facts.startOf(monthOf(this.facts.today(now)));
    const before = await this.referrals.qualifiedSince(tx, referrerId, month);
    const credits = [
      { memberId: refereeId, amount: parseMoney(referee), creditKey: `referral:${refereeId}:referee` },
      {
        ...{ memberId: referrerId, creditKey: `referral:${refereeId}:referrer` },
        amount: before < perMonth ? parseMoney(referrer) : 0n,
      },
    ].filter(({ amount }) => amount > 0n);
    if (credits.length === 0) return false;
    for (const [at, { amount }] of credits.entries())
      if (!(await this.budgets.take(tx, promotion.id, amount))) {
        for (const taken of credits.slice(0, at)) await this.budgets.giveBack(tx, promotion.id, taken.amount);
        return false;
      }
    await this.referrals.qualify(tx, refereeId, now);
    const { id: sourceId, title, rollover } = promotion;
    for (const credit of credits)
      await this.payments.request(tx, {
        ...{ ...credit, title, categories: rollover.categories, sourceKind: 'REFERRAL', sourceId },
        required: requiredTurnover(rollover, 0n, credit.amount),
      });
    return true;
  }

  private async running(): Promise<Referral | undefined> {
    const live = await this.promotions.inState(['LIVE'], ['REFERRAL']);
    const found = live.find((promotion) => isOpen(promotion, this.clock.now()));
    return found && isKind(found, 'REFERRAL') ? found : undefined;
  }
}

function conditionsOf({ formula, startsAt: since }: Referral) {
  const { minDeposit, minBet, withinDays } = formula;
  return { since, withinDays, minDeposit: parseMoney(minDeposit), minBet: parseMoney(minBet) };
}

function freshCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]!).join('');
}
