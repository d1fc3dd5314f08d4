import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { lotteryTicketChanged } from '#libs/events';
import { BatchHandler, EventContext } from '#libs/messaging';
import { LotteryTicketRepository, type TicketChange } from './lottery-ticket.repository.js';

/** Keeps tickets of our own lotteries, which the record of bets shows next to the rounds of games. */
@Controller()
export class LotteryTicketConsumer {
  constructor(private readonly tickets: LotteryTicketRepository) {}

  @EventPattern<string>(lotteryTicketChanged.type)
  @BatchHandler({ max: 200 })
  async keep(@Payload() changes: TicketChange[], @Ctx() [{ tx }]: [EventContext]): Promise<void> {
    await this.tickets.keep(tx, changes);
  }
}
