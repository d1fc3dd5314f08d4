import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { memberRegistered, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { Members } from './member.service.js';

@Controller()
export class MemberConsumer {
  constructor(@Inject(Members) private readonly members: Members) {}

  @EventPattern<string>(memberRegistered.type)
  async remember(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.members.registered(context.tx, member);
  }
}
