import { Module } from '@nestjs/common';
import { provideRepositories } from '#libs/platform';
import { ActivityModule } from '../activity/activity.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { LabelController } from './label.controller.js';
import { LabelRepository } from './label.repository.js';
import { LabelService } from './label.service.js';
import { RankEntity } from './rank.entity.js';
import { OpsVipController, VipController } from './vip.controller.js';
import { VipJob } from './vip.job.js';
import { VipRepository } from './vip.repository.js';
import { VipService } from './vip.service.js';

@Module({
  imports: [ActivityModule, PaymentModule],
  controllers: [VipController, OpsVipController, LabelController],
  providers: [
    ...provideRepositories(RankEntity),
    VipRepository,
    VipService,
    VipJob,
    LabelRepository,
    LabelService,
  ],
  exports: [VipService, VipRepository],
})
export class VipModule {}
