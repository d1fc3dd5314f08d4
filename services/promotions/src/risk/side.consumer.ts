import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betSettled, type BetCategory, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import { SideRepository } from './side.repository.js';

/** Games in which a round has sides that win against one another. */
const withSides: ReadonlySet<BetCategory> = new Set(['LIVE', 'SPORTS', 'ESPORTS', 'COCK_FIGHT']);

@Controller()
export class SideConsumer {
  constructor(private readonly sides: SideRepository) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 200 })
  settled(@Payload() bets: PayloadOf<typeof betSettled>[], @Ctx() [{ tx }]: [EventContext]): Promise<void> {
    const found = bets.flatMap(({ category, selection, roundId, memberId, stake, settledAt }) =>
      selection === undefined || !withSides.has(category)
        ? []
        : [{ roundId, memberId, selection, stake: parseMinor(stake), settledAt: new Date(settledAt) }],
    );
    return this.sides.add(tx, found);
  }
}
