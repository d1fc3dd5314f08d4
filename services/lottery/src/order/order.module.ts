import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module.js';
import { PlayModule } from '../play/play.module.js';
import { OrderController } from './order.controller.js';
import { OrderRepository } from './order.repository.js';
import { OrderService } from './order.service.js';

@Module({
  imports: [PaymentModule, PlayModule],
  controllers: [OrderController],
  providers: [OrderRepository, OrderService],
  exports: [OrderRepository, OrderService],
})
export class OrderModule {}
