import { Module } from '@nestjs/common';
import { ApprovalsModule } from '#libs/approvals';
import { JobsModule, ResealingModule } from '#libs/jobs';
import { sealedColumns } from './database/sealed-columns.js';
import { ActivityModule } from './activity/activity.module.js';
import { CashbackModule } from './cashback/cashback.module.js';
import { CashbackPartitions } from './database/cashback-partitions.js';
import { PaymentModule } from './payment/payment.module.js';
import { PromotionModule } from './promotion/promotion.module.js';
import { RateModule } from './rate/rate.module.js';
import { LeaderboardModule } from './leaderboard/leaderboard.module.js';
import { RaffleModule } from './raffle/raffle.module.js';
import { RedRainModule } from './red-rain/red-rain.module.js';
import { ReferralModule } from './referral/referral.module.js';
import { DemoPromotionsModule } from './seed/demo-promotions.module.js';
import { MemberSheetModule } from './member-sheet/member-sheet.module.js';
import { VipModule } from './vip/vip.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    ApprovalsModule.forService('promotions'),
    ResealingModule.of('promotions', sealedColumns),
    ActivityModule,
    CashbackModule,
    RateModule,
    PaymentModule,
    PromotionModule,
    LeaderboardModule,
    RaffleModule,
    RedRainModule,
    ReferralModule,
    VipModule,
    MemberSheetModule,
    DemoPromotionsModule,
  ],
  providers: [CashbackPartitions],
})
export class AppModule {}
