import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PromotionModule } from '../promotion/promotion.module.js';
import { RaffleController } from './raffle.controller.js';
import { RaffleRepository } from './raffle.repository.js';
import { RaffleService } from './raffle.service.js';

@Module({
  imports: [ActivityModule, PaymentModule, PromotionModule],
  controllers: [RaffleController],
  providers: [RaffleService, RaffleRepository],
})
export class RaffleModule {}
