import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import {
  memberLabelled,
  memberPlaced,
  memberRegistered,
  sessionOpened,
  vipRanked,
  type PayloadOf,
} from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileConsumer {
  constructor(private readonly profiles: ProfileService) {}

  @EventPattern<string>(memberRegistered.type)
  async register(
    @Payload() member: PayloadOf<typeof memberRegistered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.profiles.register(context.tx, member);
  }

  @EventPattern<string>(sessionOpened.type)
  @BatchHandler({ max: 50 })
  async recordLogins(
    @Payload() sessions: PayloadOf<typeof sessionOpened>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.profiles.recordLogins(tx, sessions);
  }

  @EventPattern<string>(memberPlaced.type)
  async recordPlace(
    @Payload() place: PayloadOf<typeof memberPlaced>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.profiles.recordPlace(context.tx, place);
  }

  @EventPattern<string>(vipRanked.type)
  async recordRank(
    @Payload() ranked: PayloadOf<typeof vipRanked>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.profiles.recordRank(context.tx, ranked);
  }

  @EventPattern<string>(memberLabelled.type)
  async recordLabels(
    @Payload() labelled: PayloadOf<typeof memberLabelled>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.profiles.recordLabels(context.tx, labelled);
  }
}
