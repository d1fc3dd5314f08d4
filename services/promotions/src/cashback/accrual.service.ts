import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { betAdjusted, betSettled, PayloadOf } from '#libs/events';
import { parseMinor } from '#libs/money';
import { businessDay, CONFIG } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { AccrualRepository, type CashbackSource } from './accrual.repository.js';

type Settled = PayloadOf<typeof betSettled>;
type Adjusted = PayloadOf<typeof betAdjusted>;

/** A bet accrues on the day of its settlement, an adjustment on its own day. What a bonus consumed accrues nothing. */
@Injectable()
export class AccrualService {
  constructor(
    private readonly accruals: AccrualRepository,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  countSettled(tx: Tx, bets: readonly Settled[]): Promise<void> {
    const sources = bets.flatMap((bet) => this.sourceOf(bet, null));
    return this.accruals.accrue(tx, sources);
  }

  countAdjusted(tx: Tx, adjustments: readonly Adjusted[]): Promise<void> {
    const sources = adjustments.flatMap((adjustment) => this.sourceOf(adjustment, adjustment.refersTo));
    return this.accruals.accrue(tx, sources);
  }

  private sourceOf(bet: Settled | Adjusted, refersTo: string | null): CashbackSource[] {
    const { sourceKey, memberId, vassalage, category, merchantCode = '' } = bet;
    const validBet = parseMinor(bet.validBet) - parseMinor(bet.bonusShare ?? '0');
    if (validBet === 0n) return [];
    const settledAt = new Date(bet.settledAt);
    const day = businessDay(settledAt, this.config.brandTimeZone);
    return [{ sourceKey, refersTo, settledAt, memberId, day, vassalage, category, merchantCode, validBet }];
  }
}
