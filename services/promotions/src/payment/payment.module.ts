import { Module } from '@nestjs/common';
import { BonusClient } from './bonus.client.js';
import { PaymentConsumer } from './payment.consumer.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';

@Module({
  controllers: [PaymentConsumer],
  providers: [PaymentService, PaymentRepository, BonusClient],
  exports: [PaymentService, PaymentRepository, BonusClient],
})
export class PaymentModule {}
