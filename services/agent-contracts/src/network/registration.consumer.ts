import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { demoAccountType } from '#libs/auth';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { NetworkService } from './network.service.js';

/** Demo accounts have no place in the network. */
@Controller()
export class RegistrationConsumer {
  constructor(private readonly network: NetworkService) {}

  @EventPattern<string>(memberRegistered.type)
  async registered(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    if (member.accountType === demoAccountType) return;
    await this.network.place(context.tx, {
      memberId: member.memberId,
      account: member.account,
      accountType: member.accountType,
      affiliateCode: member.affiliateCode,
      registeredAt: new Date(member.registeredAt),
    });
  }
}
