import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { ReferralService } from './referral.service.js';

@Controller()
export class ReferralConsumer {
  constructor(private readonly referrals: ReferralService) {}

  @EventPattern<string>(memberRegistered.type)
  async registered(
    @Payload() { memberId, referralCode, registeredAt }: PayloadOf<typeof memberRegistered>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (referralCode !== undefined)
      await this.referrals.bind(tx, memberId, referralCode, new Date(registeredAt));
  }
}
