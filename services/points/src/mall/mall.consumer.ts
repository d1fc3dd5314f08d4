import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { creditRefused, vipRanked, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { MallRepository } from './mall.repository.js';
import { MallService } from './mall.service.js';

@Controller()
export class MallConsumer {
  constructor(
    private readonly service: MallService,
    private readonly mall: MallRepository,
  ) {}

  @EventPattern<string>(creditRefused.type)
  async refused(
    @Payload() { requestedBy, creditKey, outcome }: PayloadOf<typeof creditRefused>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (requestedBy === 'points') await this.service.refused(tx, creditKey, outcome);
  }

  @EventPattern<string>(vipRanked.type)
  async ranked(
    @Payload() { memberId, rankLevel, at }: PayloadOf<typeof vipRanked>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.mall.setLevel(tx, memberId, rankLevel, new Date(at));
  }
}
