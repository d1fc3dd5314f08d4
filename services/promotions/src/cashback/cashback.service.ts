import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { cashbackAccrued } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { businessDay, CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { PromotionsConfig } from '../promotions.config.js';
import { CashbackRepository } from './cashback.repository.js';
import { accrual, defaultRatesPpm } from './cashback.rules.js';

export interface CountedBet {
  betId: string;
  /** Set if this is an adjustment after settlement. */
  adjustmentId?: string;
  memberId: string;
  vassalage: string;
  gameType: string;
  /** Minor units; negative if an adjustment takes back. */
  validBet: bigint;
  /** A bet belongs to the day it was settled on, an adjustment to the day it was made. */
  settledAt: Date;
}

@Injectable()
export class CashbackService implements OnModuleInit {
  constructor(
    private readonly pots: CashbackRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PromotionsConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.pots.addMissingRates(defaultRatesPpm);
  }

  /** Accrues one bet into the pot of its vendor, game type and day, in the transaction of its event. */
  async accrue(tx: EntityManager, bet: CountedBet): Promise<void> {
    if (bet.validBet === 0n) return;
    const fixed = bet.adjustmentId === undefined ? undefined : await this.pots.rateOfBet(tx, bet.betId);
    const ratePpm = fixed ?? (await this.pots.rateOf(tx, bet.gameType, bet.vassalage));
    const microAmount = accrual(bet.validBet, ratePpm);
    const day = businessDay(bet.settledAt, this.config.brandTimeZone);
    const at = this.clock.now();
    await this.pots.accrue(tx, {
      ...bet,
      adjustmentId: bet.adjustmentId ?? '',
      day,
      ratePpm,
      microAmount,
      at,
    });
    await this.outbox.add(tx, cashbackAccrued, {
      memberId: bet.memberId,
      betId: bet.betId,
      vassalage: bet.vassalage,
      gameType: bet.gameType as never,
      businessDate: day,
      validBet: bet.validBet.toString(),
      ratePpm,
      microAmount: microAmount.toString(),
      at: at.toISOString(),
    });
  }
}
