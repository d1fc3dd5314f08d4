import { Module } from '@nestjs/common';
import { PaymentModule } from '../payment/payment.module.js';
import { PromotionModule } from '../promotion/promotion.module.js';
import { LeaderboardJob } from './leaderboard.job.js';
import { LeaderboardRepository } from './leaderboard.repository.js';
import { LeaderboardService } from './leaderboard.service.js';
import { MissionController } from './mission.controller.js';

@Module({
  imports: [PaymentModule, PromotionModule],
  controllers: [MissionController],
  providers: [LeaderboardService, LeaderboardRepository, LeaderboardJob],
})
export class LeaderboardModule {}
