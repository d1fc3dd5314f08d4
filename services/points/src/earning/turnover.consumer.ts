import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { depositSucceeded, roundAdjusted, roundSettled, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { EarningService } from './earning.service.js';
import { pointTypeOf } from './earning.rules.js';

/** Play money earns nothing. */
@Controller()
export class TurnoverConsumer {
  constructor(private readonly earning: EarningService) {}

  @EventPattern<string>(roundSettled.type)
  async settled(
    @Payload() round: PayloadOf<typeof roundSettled>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    const type = pointTypeOf(round.gameType);
    if (round.mode !== 'REAL' || !type) return;
    await this.earning.count(context.tx, {
      memberId: round.memberId,
      type,
      amount: parseMinor(round.validBet),
      sourceKey: `bet:${round.betId}`,
    });
  }

  @EventPattern<string>(roundAdjusted.type)
  async adjusted(
    @Payload() change: PayloadOf<typeof roundAdjusted>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    const type = pointTypeOf(change.gameType);
    if (change.mode !== 'REAL' || !type) return;
    await this.earning.count(context.tx, {
      memberId: change.memberId,
      type,
      amount: parseMinor(change.validBet),
      sourceKey: `adjustment:${change.adjustmentId}`,
    });
  }

  @EventPattern<string>(depositSucceeded.type)
  async deposited(
    @Payload() deposit: PayloadOf<typeof depositSucceeded>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.earning.count(context.tx, {
      memberId: deposit.memberId,
      type: 'deposit',
      amount: parseMinor(deposit.amount),
      sourceKey: `deposit:${deposit.depositId}`,
    });
  }
}
