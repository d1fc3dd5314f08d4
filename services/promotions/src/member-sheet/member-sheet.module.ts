import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PromotionModule } from '../promotion/promotion.module.js';
import { VipModule } from '../vip/vip.module.js';
import { MemberSheetController } from './member-sheet.controller.js';
import { MemberSheetService } from './member-sheet.service.js';

@Module({
  imports: [ActivityModule, PaymentModule, PromotionModule, VipModule],
  controllers: [MemberSheetController],
  providers: [MemberSheetService],
})
export class MemberSheetModule {}
