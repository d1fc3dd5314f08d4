import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { realityCheckScheduled, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { LimitService } from './limit.service.js';

@Controller()
export class RealityCheckConsumer {
  constructor(private readonly limits: LimitService) {}

  @EventPattern<string>(realityCheckScheduled.type)
  async schedule(
    @Payload() check: PayloadOf<typeof realityCheckScheduled>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.limits.scheduleRealityCheck(tx, check);
  }
}
