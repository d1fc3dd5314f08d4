import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { besideTransaction, Transactions } from '#libs/database';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { EditorService } from '../promotion/editor.service.js';
import { PromotionRepository } from '../promotion/promotion.repository.js';
import type { PromotionsConfig } from '../promotions.config.js';
import { RedRainService } from '../red-rain/red-rain.service.js';
import { demoPromotions } from './demo-promotions.js';

/** Adds a promotion of each kind to a database without any. */
@Injectable()
export class DemoPromotionsJob implements OnApplicationBootstrap {
  constructor(
    private readonly editor: EditorService,
    private readonly promotions: PromotionRepository,
    private readonly transactions: Transactions,
    private readonly redRain: RedRainService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.demoPromotions !== 'on' || (await this.promotions.hasAny())) return;
    await this.transactions.run(async (tx) => {
      await this.promotions.claimSeeding(tx);
      await besideTransaction(async () => {
        if (!(await this.promotions.hasAny())) await this.seed();
      });
    });
  }

  async seed(): Promise<void> {
    for (const { id, draft, totals } of demoPromotions(this.clock.now()))
      await this.editor.add(draft, totals, null, 'LIVE', id);
    await this.redRain.schedule();
  }
}
