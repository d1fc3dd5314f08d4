import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { DemoMoney } from '../seed/demo-money.service.js';
import { BalanceService } from './balance.service.js';

@Controller()
export class AccountConsumer {
  constructor(
    @Inject(BalanceService) private readonly balances: BalanceService,
    @Inject(DemoMoney) private readonly demo: DemoMoney,
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
