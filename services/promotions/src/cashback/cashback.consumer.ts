import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { businessDay, CONFIG } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { AccrualRepository, type CashbackSource } from './accrual.repository.js';

/** A bet accrues on the day of its settlement, an adjustment on its own day. What a bonus consumed accrues nothing. */
@Controller()
export class CashbackConsumer {
  constructor(
    private readonly accruals: AccrualRepository,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  async settled(
    @Payload() bets: PayloadOf<typeof betSettled>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.accruals.accrue(
      tx,
      bets.flatMap((bet) => this.sourceOf(bet, null)),
    );
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  async adjusted(
    @Payload() adjustments: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.accruals.accrue(
      tx,
      adjustments.flatMap((adjustment) => this.sourceOf(adjustment, adjustment.refersTo)),
    );
  }

  private sourceOf(
    bet: PayloadOf<typeof betSettled> | PayloadOf<typeof betAdjusted>,
    refersTo: string | null,
  ): CashbackSource[] {
    const { sourceKey, memberId, vassalage, category, merchantCode = '' } = bet;
    const validBet = parseMinor(bet.validBet) - parseMinor(bet.bonusShare ?? '0');
    if (validBet === 0n) return [];
    const settledAt = new Date(bet.settledAt);
    const day = businessDay(settledAt, this.config.brandTimeZone);
    return [{ sourceKey, refersTo, settledAt, memberId, day, vassalage, category, merchantCode, validBet }];
  }
}
