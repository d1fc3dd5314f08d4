import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, creditCompleted, depositSucceeded, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import type { MoneySource } from './figures.repository.js';
import { FiguresService } from './figures.service.js';

type Credit = PayloadOf<typeof creditCompleted>;

/** Cashback and bonuses; other credits have no column yet. */
const moneyKinds: Partial<Record<Credit['kind'], MoneySource['kind']>> = {
  CASHBACK: 'REBATE',
  BONUS: 'BONUS',
};

@Controller()
export class FactsConsumer {
  constructor(private readonly figures: FiguresService) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  settled(@Payload() bets: PayloadOf<typeof betSettled>[], @Ctx() [{ tx }]: [EventContext]): Promise<void> {
    return this.figures.countSettled(tx, bets);
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  adjusted(
    @Payload() adjustments: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    return this.figures.countAdjusted(tx, adjustments);
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() { depositId, memberId, amount, first, at }: PayloadOf<typeof depositSucceeded>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const sourceKey = `wallet:deposit:${depositId}`;
    await this.figures.countMoney(tx, { sourceKey, memberId, kind: 'DEPOSIT', amount, first, at });
  }

  @EventPattern<string>(creditCompleted.type)
  async credited(
    @Payload() { requestedBy, creditKey, memberId, kind: credit, book, amount, at }: Credit,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const kind = moneyKinds[credit];
    if (book !== 'REAL' || !kind) return;
    const sourceKey = `${requestedBy}:credit:${creditKey}`;
    await this.figures.countMoney(tx, { sourceKey, memberId, kind, amount, first: false, at });
  }
}
