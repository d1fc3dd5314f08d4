import { Module } from '@nestjs/common';
import { ApprovalsModule } from '#libs/approvals';
import { JobsModule, ResealingModule } from '#libs/jobs';
import { BalanceModule } from './balance/balance.module.js';
import { sealedColumns } from './database/sealed-columns.js';
import { PointPartitions } from './database/point-partitions.js';
import { EarningModule } from './earning/earning.module.js';
import { MallModule } from './mall/mall.module.js';
import { RatioModule } from './ratio/ratio.module.js';
import { SeedModule } from './seed/seed.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    ApprovalsModule.forService('points'),
    ResealingModule.of('points', sealedColumns),
    MallModule,
    EarningModule,
    BalanceModule,
    RatioModule,
    SeedModule,
  ],
  providers: [PointPartitions],
})
export class AppModule {}
