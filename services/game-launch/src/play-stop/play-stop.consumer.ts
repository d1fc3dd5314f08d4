import { Controller, Inject } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { accountStatusChanged, exclusionBegan, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { PlayStops } from './play-stops.service.js';

@Controller()
export class PlayStopConsumer {
  constructor(@Inject(PlayStops) private readonly stops: PlayStops) {}

  @EventPattern<string>(accountStatusChanged.type)
  async standing(
    @Payload() change: PayloadOf<typeof accountStatusChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.stops.byOperator(tx, change);
  }

  @EventPattern<string>(exclusionBegan.type)
  async exclusion(
    @Payload() exclusion: PayloadOf<typeof exclusionBegan>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.stops.byMember(tx, exclusion);
  }
}
