import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { claimChanged, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { DebtService } from './debt.service.js';

@Controller()
export class ClaimAnswerConsumer {
  constructor(private readonly debts: DebtService) {}

  @EventPattern<string>(claimChanged.type)
  async changed(
    @Payload() claim: PayloadOf<typeof claimChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (claim.requestedBy === 'agent-contracts') await this.debts.changed(tx, claim);
  }
}
