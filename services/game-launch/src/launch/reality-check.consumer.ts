import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { realityCheckScheduled, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { RealityCheckService } from './reality-check.service.js';

@Controller()
export class RealityCheckConsumer {
  constructor(private readonly checks: RealityCheckService) {}

  @EventPattern<string>(realityCheckScheduled.type)
  async schedule(
    @Payload() check: PayloadOf<typeof realityCheckScheduled>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.checks.schedule(tx, check);
  }
}
