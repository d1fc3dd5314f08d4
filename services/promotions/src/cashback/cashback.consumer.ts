import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { AccrualService } from './accrual.service.js';

@Controller()
export class CashbackConsumer {
  constructor(private readonly accruals: AccrualService) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  settled(@Payload() bets: PayloadOf<typeof betSettled>[], @Ctx() [{ tx }]: [EventContext]): Promise<void> {
    return this.accruals.countSettled(tx, bets);
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  adjusted(
    @Payload() adjustments: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    return this.accruals.countAdjusted(tx, adjustments);
  }
}
