import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { creditRequested, creditRevocationRequested, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { serviceOfSource, type CreditRequest } from './credit.rules.js';
import { CreditService } from './credit.service.js';

@Controller()
export class CreditConsumer {
  constructor(private readonly credits: CreditService) {}

  @EventPattern<string>(creditRequested.type)
  @BatchHandler({ max: 100 })
  async credit(@Payload() requests: CreditRequest[], @Ctx() contexts: EventContext[]): Promise<void> {
    await this.credits.creditAll(
      contexts[0]!.tx,
      requests.map((request, at) => ({ request, requestedBy: serviceOfSource(contexts[at]!.source) })),
    );
  }

  @EventPattern<string>(creditRevocationRequested.type)
  async revoke(
    @Payload() { creditKey }: PayloadOf<typeof creditRevocationRequested>,
    @Ctx() { tx, source }: EventContext,
  ): Promise<void> {
    await this.credits.revoke(tx, serviceOfSource(source), creditKey);
  }
}
