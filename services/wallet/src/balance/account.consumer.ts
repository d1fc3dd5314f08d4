import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { BalanceService } from './balance.service.js';

@Controller()
export class AccountConsumer {
  constructor(@Inject(BalanceService) private readonly balances: BalanceService) {}

  @EventPattern<string>(memberRegistered.type)
  async open(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.balances.open(context.tx, member.memberId, member.accountType);
  }
}
