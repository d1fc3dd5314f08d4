import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { realityCheckScheduled, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { RealityChecks } from './reality-checks.service.js';

@Controller()
export class RealityCheckConsumer {
  constructor(@Inject(RealityChecks) private readonly checks: RealityChecks) {}

  @EventPattern<string>(realityCheckScheduled.type)
  async schedule(
    @Payload() check: PayloadOf<typeof realityCheckScheduled>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.checks.schedule(tx, check);
  }
}
