import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PromotionModule } from '../promotion/promotion.module.js';
import { RiskModule } from '../risk/risk.module.js';
import { RedRainController } from './red-rain.controller.js';
import { RedRainJob } from './red-rain.job.js';
import { RedRainRepository } from './red-rain.repository.js';
import { RedRainService } from './red-rain.service.js';

@Module({
  imports: [ActivityModule, PaymentModule, PromotionModule, RiskModule],
  controllers: [RedRainController],
  providers: [RedRainService, RedRainRepository, RedRainJob],
  exports: [RedRainService],
})
export class RedRainModule {}
