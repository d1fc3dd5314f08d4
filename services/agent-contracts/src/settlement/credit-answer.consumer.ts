import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { creditCompleted, creditRefused, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { PaymentRepository } from './payment.repository.js';
import { RealtimeRepository } from './realtime.repository.js';

/** The wallet's answers to the credits that this service asked for. */
@Controller()
export class CreditAnswerConsumer {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly realtime: RealtimeRepository,
  ) {}

  @EventPattern<string>(creditCompleted.type)
  async completed(
    @Payload() { requestedBy, creditKey, postingId, at }: PayloadOf<typeof creditCompleted>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy !== 'agent-contracts') return;
    const answer = { paid: true, outcome: 'ACCEPTED', postingId, at: new Date(at) };
    const batchId = batchOf(creditKey);
    if (batchId) await this.realtime.answered(tx, batchId, true, answer.at);
    else await this.payments.answered(tx, creditKey, answer);
  }

  @EventPattern<string>(creditRefused.type)
  async refused(
    @Payload() { requestedBy, creditKey, outcome, at }: PayloadOf<typeof creditRefused>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy !== 'agent-contracts') return;
    const batchId = batchOf(creditKey);
    if (batchId) await this.realtime.answered(tx, batchId, false, new Date(at));
    else await this.payments.answered(tx, creditKey, { paid: false, outcome, at: new Date(at) });
  }
}

const batchOf = (creditKey: string): string | undefined => /^rt:[^:]+:(.+)$/.exec(creditKey)?.[1];
