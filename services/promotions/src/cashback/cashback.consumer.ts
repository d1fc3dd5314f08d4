import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { roundAdjusted, roundSettled, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { CashbackService } from './cashback.service.js';

/** Play money accrues nothing. */
@Controller()
export class CashbackConsumer {
  constructor(private readonly cashback: CashbackService) {}

  @EventPattern<string>(roundSettled.type)
  async settled(
    @Payload() round: PayloadOf<typeof roundSettled>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    if (round.mode !== 'REAL') return;
    const { betId, memberId, vassalage, gameType } = round;
    const validBet = parseMinor(round.validBet);
    const settledAt = new Date(round.settledAt);
    await this.cashback.accrue(context.tx, { betId, memberId, vassalage, gameType, validBet, settledAt });
  }

  @EventPattern<string>(roundAdjusted.type)
  async adjusted(
    @Payload() change: PayloadOf<typeof roundAdjusted>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    if (change.mode !== 'REAL') return;
    const { betId, adjustmentId, memberId, vassalage, gameType } = change;
    const validBet = parseMinor(change.validBet);
    const settledAt = new Date(change.adjustedAt);
    await this.cashback.accrue(context.tx, {
      betId,
      adjustmentId,
      memberId,
      vassalage,
      gameType,
      validBet,
      settledAt,
    });
  }
}
