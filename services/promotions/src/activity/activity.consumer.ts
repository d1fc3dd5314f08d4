import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { ActivityService } from './activity.service.js';

@Controller()
export class ActivityConsumer {
  constructor(private readonly activities: ActivityService) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  settled(@Payload() bets: PayloadOf<typeof betSettled>[], @Ctx() [{ tx }]: [EventContext]): Promise<void> {
    return this.activities.count(tx, bets);
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 200 })
  adjusted(@Payload() bets: PayloadOf<typeof betAdjusted>[], @Ctx() [{ tx }]: [EventContext]): Promise<void> {
    return this.activities.count(tx, bets);
  }
}
