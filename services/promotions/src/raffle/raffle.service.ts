import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { parseMoney } from '#libs/money';
import { CLOCK, CONFIG, newId, SealingKeys, type Clock } from '#libs/platform';
import { ActivityRepository } from '../activity/activity.repository.js';
import { PaymentService } from '../payment/payment.service.js';
import { BudgetRepository } from '../promotion/budget.repository.js';
import { FactsService } from '../promotion/facts.service.js';
import { PromotionErrors } from '../promotion/promotion.errors.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import { isKind, isOpen, type Promotion, type PromotionOf } from '../promotion/promotion.rules.js';
import { leastReward, requiredTurnover } from '../promotion/reward.rules.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { RaffleErrors } from './raffle.errors.js';
import { RaffleRepository, type RaffleDraw } from './raffle.repository.js';
import {
  chancesOf,
  commitmentOf,
  prizeAt,
  rollOf,
  ticketsOf,
  weightSumOf,
  type Prize,
  type PrizeChance,
} from './raffle.rules.js';

type Raffle = Promotion & PromotionOf<'RAFFLE'>;

export interface RaffleView {
  promotion: Raffle;
  tickets: number;
  used: number;
  commitment: Buffer;
  nextNonce: number;
  draws: RaffleDraw[];
  chances: Map<string, PrizeChance>;
}

/** What a member needs to compute the draws of a day again. */
export interface RaffleProof {
  commitment: Buffer;
  /** Null until the day is over. */
  seed: Buffer | null;
}

/** Draws whose seed was committed before the first one and is published when the day is over. */
@Injectable()
export class RaffleService implements OnModuleInit {
  private readonly sealing: SealingKeys;

  constructor(
    private readonly transactions: Transactions,
    private readonly raffles: RaffleRepository,
    private readonly promotions: PromotionRepository,
    private readonly activities: ActivityRepository,
    private readonly payments: PaymentService,
    private readonly budgets: BudgetRepository,
    private readonly facts: FactsService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: PromotionsConfig,
    private readonly pool: Pool,
  ) {
    this.sealing = new SealingKeys(config, 'promotions');
  }

  onModuleInit(): void {
    this.payments.whenRefused('RAFFLE', async (tx, { sourceId, amount }) => {
      const promotionId = await this.raffles.promotionOf(tx, sourceId);
      if (promotionId) await this.budgets.giveBack(tx, promotionId, amount);
    });
  }

  async view(promotionId: string, memberId: string): Promise<RaffleView> {
    const promotion = await this.raffle(promotionId, memberId);
    const day = this.facts.today();
    const seed = await this.seedOf(promotionId, day);
    const [tickets, used, draws, given] = await Promise.all([
      this.tickets(this.pool, promotion, memberId, day),
      this.raffles.used(this.pool, promotionId, day, memberId),
      this.raffles.latest(promotionId, memberId),
      this.raffles.given(promotionId, day),
    ]);
    const chances = chancesOf(promotion.formula, given);
    return {
      promotion,
      chances,
      tickets,
      used,
      draws,
      commitment: seed.commitment,
      nextNonce: seed.draws + 1,
    };
  }

  /** Uses one ticket: roll, stock, prize and credit are one transaction. */
  async draw(promotionId: string, memberId: string, clientSeed: string): Promise<RaffleDraw> {
    const promotion = await this.raffle(promotionId, memberId);
    if (!isOpen(promotion, this.clock.now())) throw PromotionErrors.PROMOTION_CLOSED();
    const day = this.facts.today();
    await this.seedOf(promotionId, day);
    return this.transactions.run(async (tx) => {
      const { sealed, draws } = (await this.raffles.lockSeed(tx, promotionId, day))!;
      const used = await this.raffles.used(tx, promotionId, day, memberId);
      if (used >= (await this.tickets(tx, promotion, memberId, day))) throw RaffleErrors.RAFFLE_NO_TICKET();
      // The budget must hold the largest prize, so that the draw keeps the odds that are shown.
      if (!(await this.budgets.holds(tx, promotionId, leastReward(promotion))))
        throw PromotionErrors.PROMOTION_EXHAUSTED();
      const { prizes } = promotion.formula;
      const nonce = draws + 1;
      const weightSum = weightSumOf(prizes);
      const roll = rollOf(this.opened(promotionId, day, sealed), clientSeed, nonce, weightSum);
      const prize = await this.inStock(tx, promotion, day, prizeAt(prizes, roll));
      const amount = parseMoney(prize.amount);
      const draw: RaffleDraw = {
        ...{ id: newId(), promotionId, day, nonce, memberId, ticket: used + 1, clientSeed, roll, weightSum },
        ...{ definition: promotion.version, prizeId: prize.id, amount, drawnAt: this.clock.now() },
      };
      await this.raffles.add(tx, draw);
      if (amount === 0n) return draw;
      if (!(await this.budgets.take(tx, promotionId, amount))) throw PromotionErrors.PROMOTION_EXHAUSTED();
      await this.payments.request(tx, {
        ...{ memberId, amount, title: promotion.title, categories: promotion.rollover.categories },
        ...{ creditKey: `raffle:${draw.id}`, sourceKind: 'RAFFLE', sourceId: draw.id },
        required: requiredTurnover(promotion.rollover, 0n, amount),
      });
      return draw;
    });
  }

  async proof(promotionId: string, day: string): Promise<RaffleProof> {
    const found = await this.raffles.seed(promotionId, day);
    if (!found) throw PromotionErrors.PROMOTION_NOT_FOUND();
    const over = day < this.facts.today();
    return { commitment: found.commitment, seed: over ? this.opened(promotionId, day, found.sealed) : null };
  }

  private async raffle(id: string, memberId: string): Promise<Raffle> {
    const promotion = await this.promotions.find(this.pool, id);
    if (!promotion || promotion.state === 'DRAFT' || !isKind(promotion, 'RAFFLE'))
      throw PromotionErrors.PROMOTION_NOT_FOUND();
    if (!(await this.facts.admits(this.pool, promotion, memberId)))
      throw PromotionErrors.PROMOTION_NOT_ELIGIBLE();
    return promotion;
  }

  /** The prize that was drawn, or the fallback if the day's stock of it is given away. */
  private async inStock(tx: Tx, { id, formula }: Raffle, day: string, prize: Prize): Promise<Prize> {
    if (prize.dailyStock === undefined) return prize;
    if (await this.raffles.takePrize(tx, { promotionId: id, day }, prize.id, prize.dailyStock)) return prize;
    return formula.prizes.find((other) => other.id === formula.fallback)!;
  }

  private async tickets(on: Tx | Pool, { formula }: Raffle, memberId: string, day: string): Promise<number> {
    const { per, ticketsPerDay } = formula;
    const values =
      per.metric === 'DEPOSIT'
        ? (await this.activities.deposits(on, memberId, day)).map(({ amount }) => amount)
        : (await this.activities.days(on, memberId, day)).map(({ validBet }) => validBet);
    const value = values.reduce((sum, amount) => sum + amount, 0n);
    return ticketsOf(value, parseMoney(per.amount), ticketsPerDay);
  }

  private async seedOf(promotionId: string, day: string) {
    const found = await this.raffles.seed(promotionId, day);
    if (found) return found;
    const seed = randomBytes(32);
    const sealed = this.sealing.seal('raffle-seed', `${promotionId}/${day}`, seed.toString('hex'));
    await this.raffles.addSeed(promotionId, day, sealed, commitmentOf(seed));
    return (await this.raffles.seed(promotionId, day))!;
  }

  private opened(promotionId: string, day: string, sealed: string): Buffer {
    return Buffer.from(this.sealing.open('raffle-seed', `${promotionId}/${day}`, sealed), 'hex');
  }
}
