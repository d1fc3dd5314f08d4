import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { identityChanged, type PayloadOf } from '#libs/events';
import { EventContext } from '#libs/messaging';
import { IdentityRepository } from './identity.repository.js';

@Controller()
export class IdentityConsumer {
  constructor(private readonly identities: IdentityRepository) {}

  @EventPattern<string>(identityChanged.type)
  async change(
    @Payload() { memberId, level, validUntil, at }: PayloadOf<typeof identityChanged>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await this.identities.save(tx, { memberId, level, validUntil: validUntil ?? null, at });
  }
}
