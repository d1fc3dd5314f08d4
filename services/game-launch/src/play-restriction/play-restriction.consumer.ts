import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { accountStatusChanged, exclusionBegan, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { PlayRestrictionService } from './play-restriction.service.js';

@Controller()
export class PlayRestrictionConsumer {
  constructor(private readonly restrictions: PlayRestrictionService) {}

  @EventPattern<string>(accountStatusChanged.type)
  async standing(
    @Payload() change: PayloadOf<typeof accountStatusChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.restrictions.byOperator(tx, change);
  }

  @EventPattern<string>(exclusionBegan.type)
  async exclusion(
    @Payload() exclusion: PayloadOf<typeof exclusionBegan>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.restrictions.byMember(tx, exclusion);
  }
}
