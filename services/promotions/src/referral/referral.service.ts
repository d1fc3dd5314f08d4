import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { PaymentService } from '../payment/payment.service.js';
import { BudgetRepository } from '../promotion/budget.repository.js';
import { monthOf } from '../calendar/calendar.rules.js';
import { FactsService } from '../promotion/facts.service.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import { isKind, isOpen, type Promotion, type PromotionOf } from '../promotion/promotion.rules.js';
import { requiredTurnover } from '../promotion/reward.rules.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { instantOf } from '../red-rain/red-rain.rules.js';
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
}

@Injectable()
export class ReferralService {
  constructor(
    private readonly transactions: Transactions,
    private readonly referrals: ReferralRepository,
    private readonly promotions: PromotionRepository,
    private readonly budgets: BudgetRepository,
    private readonly payments: PaymentService,
    private readonly facts: FactsService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  async view(memberId: string): Promise<ReferralView> {
    let code: string | undefined;
    while (code === undefined) code = await this.referrals.codeOf(memberId, freshCode());
    const [funnel, earned, promotion] = await Promise.all([
      this.referrals.funnel(memberId),
      this.referrals.earned(memberId),
      this.running(),
    ]);
    return { code, funnel, earned, promotion };
  }

  bind(tx: Tx, refereeId: string, code: string, at: Date): Promise<void> {
    return this.referrals.bind(tx, refereeId, code, at, referralsPerDay);
  }

  /** Pays both sides of the referrals that have met the conditions; each is paid once. */
  async payQualified(): Promise<number> {
    const promotion = await this.running();
    if (!promotion) return 0;
    return this.transactions.run(async (tx) => {
      const { minDeposit, minBet, withinDays } = promotion.formula;
      const amounts = { minDeposit: parseMoney(minDeposit), minBet: parseMoney(minBet) };
      const found = await this.referrals.lockQualified(
        tx,
        { ...amounts, withinDays, since: promotion.startsAt },
        batch,
      );
      for (const referral of found) await this.pay(tx, promotion, referral);
      return found.length;
    });
  }

  private async pay(
    tx: Tx,
    promotion: Referral,
    { refereeId, referrerId }: QualifiedReferral,
  ): Promise<void> {
    const { referrer, referee, perMonth } = promotion.formula;
    const now = this.clock.now();
    const month = instantOf(monthOf(this.facts.today(now)), '00:00', this.config.brandTimeZone);
    const before = await this.referrals.qualifiedSince(tx, referrerId, month);
    await this.referrals.qualify(tx, refereeId, now);
    await this.credit(tx, promotion, refereeId, parseMoney(referee), `referral:${refereeId}:referee`);
    if (before < perMonth)
      await this.credit(tx, promotion, referrerId, parseMoney(referrer), `referral:${refereeId}:referrer`);
  }

  private async credit(
    tx: Tx,
    { id, title, rollover }: Referral,
    memberId: string,
    amount: bigint,
    creditKey: string,
  ): Promise<void> {
    if (amount === 0n || !(await this.budgets.take(tx, id, amount))) return;
    await this.payments.request(tx, {
      ...{ memberId, amount, title, creditKey, categories: rollover.categories },
      ...{ sourceKind: 'REFERRAL', sourceId: creditKey, required: requiredTurnover(rollover, 0n, amount) },
    });
  }

  private async running(): Promise<Referral | undefined> {
    const live = await this.promotions.inState(['LIVE'], ['REFERRAL']);
    const found = live.find((promotion) => isOpen(promotion, this.clock.now()));
    return found && isKind(found, 'REFERRAL') ? found : undefined;
  }
}

function freshCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]!).join('');
}
