import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { ServiceConfig } from '#libs/config';
import { betAdjusted, betSettled, creditCompleted, depositSucceeded, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { businessDay, CONFIG } from '#libs/platform';
import { FiguresRepository, type MoneySource, type PlaySource } from './figures.repository.js';

const moneyKinds: Partial<Record<PayloadOf<typeof creditCompleted>['kind'], MoneySource['kind']>> = {
  CASHBACK: 'REBATE',
  BONUS: 'BONUS',
};

/** A bet counts on the day of its settlement, an adjustment on its own day. */
@Controller()
export class FactsConsumer {
  constructor(
    private readonly figures: FiguresRepository,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  async settled(
    @Payload() bets: PayloadOf<typeof betSettled>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.figures.addPlay(
      tx,
      bets.map((bet) => this.playOf(bet, 1)),
    );
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  async adjusted(
    @Payload() adjustments: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.figures.addPlay(
      tx,
      adjustments.map((adjustment) => this.playOf(adjustment, 0)),
    );
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() { depositId, memberId, amount, first, at }: PayloadOf<typeof depositSucceeded>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const sourceKey = `wallet:deposit:${depositId}`;
    await this.figures.addMoney(tx, [
      { ...this.timeOf(at), sourceKey, memberId, kind: 'DEPOSIT', amount: parseMinor(amount), first },
    ]);
  }

  /** Cashback and bonuses; other credits have no column yet. */
  @EventPattern<string>(creditCompleted.type)
  async credited(
    @Payload()
    { requestedBy, creditKey, memberId, kind, book, amount, at }: PayloadOf<typeof creditCompleted>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    const counted = moneyKinds[kind];
    if (book !== 'REAL' || !counted) return;
    const sourceKey = `${requestedBy}:credit:${creditKey}`;
    await this.figures.addMoney(tx, [
      { ...this.timeOf(at), sourceKey, memberId, kind: counted, amount: parseMinor(amount), first: false },
    ]);
  }

  private playOf(
    play: PayloadOf<typeof betSettled> | PayloadOf<typeof betAdjusted>,
    bets: number,
  ): PlaySource {
    const { sourceKey, memberId, vassalage, category } = play;
    return {
      ...this.timeOf(play.settledAt),
      sourceKey,
      memberId,
      vassalage,
      category,
      bet: parseMinor(play.stake),
      validBet: parseMinor(play.validBet),
      payout: parseMinor(play.win),
      bets,
    };
  }

  private timeOf(instant: string): Pick<MoneySource, 'settledAt' | 'day'> {
    const settledAt = new Date(instant);
    return { settledAt, day: businessDay(settledAt, this.config.brandTimeZone) };
  }
}
