import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { claimRequested, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { serviceOfSource } from '../credit/credit.rules.js';
import { ClaimService } from './claim.service.js';

@Controller()
export class ClaimConsumer {
  constructor(private readonly claims: ClaimService) {}

  @EventPattern<string>(claimRequested.type)
  async requested(
    @Payload() { amount, ...claim }: PayloadOf<typeof claimRequested>,
    @Ctx() { tx, source }: EventContext,
  ): Promise<void> {
    await this.claims.open(tx, {
      ...claim,
      amount: parseMinor(amount),
      requestedBy: serviceOfSource(source),
    });
  }
}
