import { Module } from '@nestjs/common';
import { CashbackConsumer } from './cashback.consumer.js';
import { CashbackController } from './cashback.controller.js';
import { CashbackRepository } from './cashback.repository.js';
import { CashbackService } from './cashback.service.js';

@Module({
  controllers: [CashbackConsumer, CashbackController],
  providers: [CashbackService, CashbackRepository],
})
export class CashbackModule {}
