import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { creditCompleted, creditRefused, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { PaymentService } from './payment.service.js';

/** The wallet's answers to the bonuses that this service asked for. */
@Controller()
export class PaymentConsumer {
  constructor(private readonly payments: PaymentService) {}

  @EventPattern<string>(creditCompleted.type)
  async completed(
    @Payload() { requestedBy, kind, creditKey, currency, at }: PayloadOf<typeof creditCompleted>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy !== 'promotions' || kind !== 'BONUS') return;
    await this.payments.credited(tx, creditKey, currency, new Date(at));
  }

  @EventPattern<string>(creditRefused.type)
  async refused(
    @Payload() { requestedBy, kind, creditKey, outcome, at }: PayloadOf<typeof creditRefused>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy !== 'promotions' || kind !== 'BONUS') return;
    await this.payments.refused(tx, creditKey, outcome, new Date(at));
  }
}
