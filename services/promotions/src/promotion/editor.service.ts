import { Inject, Injectable } from '@nestjs/common';
import { Pool, Transactions, type Tx } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { BudgetRepository } from './budget.repository.js';
import { addDays } from '../calendar/calendar.rules.js';
import { FactsService } from './facts.service.js';
import { faultsOf, isCovered } from './formula.check.js';
import { PromotionErrors } from './promotion.errors.js';
import { PromotionRepository } from './promotion.repository.js';
import type { Promotion, PromotionState } from './promotion.rules.js';
import { SimulationRepository, type SimulatedCost } from './simulation.repository.js';

export interface Totals {
  budget: bigint | null;
  stock: number | null;
}

export type Draft = Omit<Promotion, 'id' | 'version' | 'state'>;

/** Operators write promotions as drafts, simulate their cost and set them live; every version is kept. */
@Injectable()
export class EditorService {
  constructor(
    private readonly transactions: Transactions,
    private readonly promotions: PromotionRepository,
    private readonly budgets: BudgetRepository,
    private readonly simulations: SimulationRepository,
    private readonly facts: FactsService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  add(
    draft: Draft,
    totals: Totals,
    by: string | null,
    state: PromotionState = 'DRAFT',
    id = newId(),
  ): Promise<Promotion> {
    const promotion = { ...draft, id, state, version: 1 } as Promotion;
    this.check(promotion, totals);
    return this.transactions.run(async (tx) => {
      await this.promotions.insert(tx, promotion, by, this.clock.now());
      await this.budgets.set(tx, id, totals.budget, totals.stock);
      await this.record(tx, promotion, totals, by);
      return promotion;
    });
  }

  /** A promotion keeps its kind: enrolments refer to it. */
  change(id: string, seen: number, draft: Draft, totals: Totals, by: string): Promise<Promotion> {
    return this.transactions.run(async (tx) => {
      const before = await this.promotions.find(tx, id);
      if (!before) throw PromotionErrors.PROMOTION_NOT_FOUND();
      const promotion = { ...draft, id, state: before.state, version: seen } as Promotion;
      if (promotion.kind !== before.kind) throw PromotionErrors.PROMOTION_INVALID({ wrong: ['kind'] });
      this.check(promotion, totals);
      return this.write(tx, promotion, totals, by);
    });
  }

  setState(id: string, seen: number, state: PromotionState, by: string): Promise<Promotion> {
    return this.transactions.run(async (tx) => {
      const before = await this.promotions.find(tx, id);
      if (!before) throw PromotionErrors.PROMOTION_NOT_FOUND();
      if (before.state === 'ENDED') throw PromotionErrors.PROMOTION_INVALID({ wrong: ['state'] });
      return this.write(tx, { ...before, state, version: seen }, undefined, by);
    });
  }

  /** What it would have cost in the last days; undefined for kinds that recorded days do not decide. */
  async simulate(id: string, days: number): Promise<SimulatedCost | undefined> {
    const promotion = await this.promotions.find(this.pool, id);
    if (!promotion) throw PromotionErrors.PROMOTION_NOT_FOUND();
    const to = addDays(this.facts.today(), -1);
    return this.simulations.cost(promotion, addDays(to, 1 - days), to);
  }

  private async write(
    tx: Tx,
    promotion: Promotion,
    totals: Totals | undefined,
    by: string,
  ): Promise<Promotion> {
    const { id, version } = promotion;
    if (!(await this.promotions.update(tx, promotion, by, this.clock.now())))
      throw PromotionErrors.PROMOTION_CHANGED({ version: (await this.promotions.find(tx, id))?.version });
    if (totals && !(await this.budgets.set(tx, id, totals.budget, totals.stock)))
      throw PromotionErrors.PROMOTION_INVALID({ wrong: ['budget'] });
    const next = { ...promotion, version: version + 1 };
    await this.record(tx, next, totals, by);
    return next;
  }

  private async record(
    tx: Tx,
    promotion: Promotion,
    totals: Totals | undefined,
    by: string | null,
  ): Promise<void> {
    const written = totals && {
      budget: totals.budget === null ? null : String(totals.budget),
      stock: totals.stock,
    };
    await this.promotions.recordChange(tx, {
      ...{ promotionId: promotion.id, version: promotion.version, change: { ...promotion, ...written } },
      ...{ changedBy: by, changedAt: this.clock.now() },
    });
  }

  private check(promotion: Promotion, { budget, stock }: Totals): void {
    const wrong = faultsOf(promotion);
    if (wrong.length === 0 && !isCovered(promotion, budget, stock)) wrong.push('budget');
    if (wrong.length > 0) throw PromotionErrors.PROMOTION_INVALID({ wrong });
  }
}
