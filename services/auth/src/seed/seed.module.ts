import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { HashingModule } from '../hashing/hashing.module.js';
import { OperatorModule } from '../operator/operator.module.js';
import { DemoSeedJob } from './demo-seed.job.js';
import { DemoSeedService } from './demo-seed.service.js';

@Module({
  imports: [AccountModule, BrandModule, HashingModule, OperatorModule],
  providers: [DemoSeedJob, DemoSeedService],
})
export class SeedModule {}
