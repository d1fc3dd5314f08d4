import { Module } from '@nestjs/common';
import { LotteryTicketConsumer } from './lottery-ticket.consumer.js';
import { LotteryTicketRebuild } from './lottery-ticket-rebuild.js';
import { LotteryTicketRepository } from './lottery-ticket.repository.js';

@Module({
  controllers: [LotteryTicketConsumer],
  providers: [LotteryTicketRepository, LotteryTicketRebuild],
})
export class LotteryTicketModule {}
