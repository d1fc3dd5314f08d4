import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { ServiceConfig } from '#libs/config';
import type { betAdjusted, betSettled, PayloadOf } from '#libs/events';
import { parseMinor } from '#libs/money';
import { businessDay, CONFIG } from '#libs/platform';
import { FiguresRepository, type MoneySource, type PlaySource } from './figures.repository.js';

type Settled = PayloadOf<typeof betSettled>;
type Adjusted = PayloadOf<typeof betAdjusted>;

/** A bet counts on the day of its settlement, an adjustment on its own day. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  countSettled(tx: Tx, bets: readonly Settled[]): Promise<void> {
    return this.figures.addPlay(
      tx,
      bets.map((bet) => this.playOf(bet, 1)),
    );
  }

  countAdjusted(tx: Tx, adjustments: readonly Adjusted[]): Promise<void> {
    return this.figures.addPlay(
      tx,
      adjustments.map((adjustment) => this.playOf(adjustment, 0)),
    );
  }

  countMoney(
    tx: Tx,
    money: Pick<MoneySource, 'sourceKey' | 'memberId' | 'kind' | 'first'> & { amount: string; at: string },
  ): Promise<void> {
    const { sourceKey, memberId, kind, first, amount, at } = money;
    return this.figures.addMoney(tx, [
      { ...this.timeOf(at), sourceKey, memberId, kind, first, amount: parseMinor(amount) },
    ]);
  }

  private playOf(play: Settled | Adjusted, bets: number): PlaySource {
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
