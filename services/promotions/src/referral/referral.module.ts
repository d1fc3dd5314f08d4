import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module.js';
import { PromotionModule } from '../promotion/promotion.module.js';
import { ReferralConsumer } from './referral.consumer.js';
import { ReferralController } from './referral.controller.js';
import { ReferralJob } from './referral.job.js';
import { ReferralRepository } from './referral.repository.js';
import { ReferralService } from './referral.service.js';

@Module({
  imports: [PaymentModule, PromotionModule],
  controllers: [ReferralConsumer, ReferralController],
  providers: [ReferralService, ReferralRepository, ReferralJob],
})
export class ReferralModule {}
