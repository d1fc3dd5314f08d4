import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { parseMinor } from '#libs/money';
import type { SettledBet } from './rollover.rules.js';
import { RolloverService } from './rollover.service.js';

/** Settled bets are the turnover that credits require. */
@Controller()
export class TurnoverConsumer {
  constructor(private readonly rollovers: RolloverService) {}

  @EventPattern<string>(betSettled.type)
  @BatchHandler({ max: 100 })
  async settled(
    @Payload() bets: PayloadOf<typeof betSettled>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.rollovers.countBets(tx, bets.map(betOf));
  }

  @EventPattern<string>(betAdjusted.type)
  @BatchHandler({ max: 100 })
  async adjusted(
    @Payload() bets: PayloadOf<typeof betAdjusted>[],
    @Ctx() [{ tx }]: [EventContext],
  ): Promise<void> {
    await this.rollovers.countBets(
      tx,
      bets.map((bet) => ({ ...betOf(bet), refersTo: bet.refersTo })),
    );
  }
}

function betOf(bet: PayloadOf<typeof betSettled> | PayloadOf<typeof betAdjusted>): SettledBet {
  const { sourceKey, memberId, roundId, category, gameId, placedAt, settledAt } = bet;
  return {
    ...{ sourceKey, memberId, roundId, category, gameId, placedAt, settledAt, refersTo: null },
    ...{ stake: parseMinor(bet.stake), win: parseMinor(bet.win), validBet: parseMinor(bet.validBet) },
  };
}
