import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { DemoMoneyService } from '../seed/demo-money.service.js';
import { BalanceService } from './balance.service.js';

@Controller()
export class AccountConsumer {
  constructor(
    private readonly balances: BalanceService,
    private readonly demo: DemoMoneyService,
  ) {}

  @EventPattern<string>(memberRegistered.type)
  async open(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.balances.open(context.tx, member.memberId, member.accountType);
    await this.demo.welcome(context.tx, member);
  }
}
