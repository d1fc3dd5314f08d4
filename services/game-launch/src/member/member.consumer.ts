import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { MemberService } from './member.service.js';

@Controller()
export class MemberConsumer {
  constructor(private readonly members: MemberService) {}

  @EventPattern<string>(memberRegistered.type)
  async remember(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.members.registered(context.tx, member);
  }
}
