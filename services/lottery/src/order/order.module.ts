import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PlayModule } from '../play/play.module.js';
import { OrderController } from './order.controller.js';
import { OrderRepository } from './order.repository.js';
import { OrderService } from './order.service.js';
import { SoldOutController } from './sold-out.controller.js';
import { SoldOutRepository } from './sold-out.repository.js';
import { SoldOutService } from './sold-out.service.js';
import { TicketRecordRepository } from './ticket-record.repository.js';
import { TicketRecordService } from './ticket-record.service.js';
import { TicketReplaySource } from './ticket-replay.source.js';

@Module({
  imports: [OddsModule, PaymentModule, PlayModule],
  controllers: [OrderController, SoldOutController],
  providers: [
    OrderRepository,
    OrderService,
    SoldOutRepository,
    SoldOutService,
    TicketRecordRepository,
    TicketRecordService,
    TicketReplaySource,
  ],
  exports: [OrderRepository, OrderService, TicketRecordService],
})
export class OrderModule {}
