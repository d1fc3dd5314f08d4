import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { ServiceConfig } from '#libs/config';
import { depositSucceeded, roundAdjusted, roundSettled, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { businessDay, CONFIG } from '#libs/platform';
import { NetworkRepository } from '../network/network.repository.js';
import { FactsRepository } from './facts.repository.js';

/** A bet counts on the day of its settlement, an adjustment on its own day; play money does not count. */
@Controller()
export class FactsConsumer {
  constructor(
    private readonly facts: FactsRepository,
    private readonly network: NetworkRepository,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  @EventPattern<string>(roundSettled.type)
  async settled(
    @Payload() round: PayloadOf<typeof roundSettled>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    if (round.mode !== 'REAL') return;
    await this.addPlay(round, round.settledAt, 1, context);
  }

  @EventPattern<string>(roundAdjusted.type)
  async adjusted(
    @Payload() change: PayloadOf<typeof roundAdjusted>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    if (change.mode !== 'REAL') return;
    await this.addPlay(change, change.adjustedAt, 0, context);
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() deposit: PayloadOf<typeof depositSucceeded>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    const { memberId, first } = deposit;
    const upline = await this.network.uplineOf(context.tx, memberId);
    await this.facts.addDeposit(context.tx, {
      memberId,
      day: this.dayOf(deposit.at),
      upline,
      amount: parseMinor(deposit.amount),
      first,
    });
  }

  private async addPlay(
    play: PayloadOf<typeof roundSettled> | PayloadOf<typeof roundAdjusted>,
    at: string,
    bets: number,
    context: EventContext,
  ): Promise<void> {
    const { memberId, vassalage, gameType } = play;
    await this.facts.addPlay(context.tx, {
      memberId,
      day: this.dayOf(at),
      vassalage,
      gameType,
      upline: await this.network.uplineOf(context.tx, memberId),
      bet: parseMinor(play.stake),
      validBet: parseMinor(play.validBet),
      payout: parseMinor(play.payout),
      bets,
    });
  }

  private dayOf(instant: string): string {
    return businessDay(new Date(instant), this.config.brandTimeZone);
  }
}
