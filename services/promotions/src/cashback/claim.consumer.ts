import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { creditCompleted, creditRefused, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { ClaimService } from './claim.service.js';

/** The wallet's answers to the credits that this service asked for. */
@Controller()
export class ClaimConsumer {
  constructor(private readonly claims: ClaimService) {}

  @EventPattern<string>(creditCompleted.type)
  async completed(
    @Payload() { requestedBy, kind, creditKey, at }: PayloadOf<typeof creditCompleted>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy !== 'promotions' || kind !== 'CASHBACK') return;
    await this.claims.credited(tx, creditKey, new Date(at));
  }

  @EventPattern<string>(creditRefused.type)
  async refused(
    @Payload() { requestedBy, kind, creditKey, outcome, at }: PayloadOf<typeof creditRefused>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy !== 'promotions' || kind !== 'CASHBACK') return;
    await this.claims.refused(tx, creditKey, outcome, new Date(at));
  }
}
