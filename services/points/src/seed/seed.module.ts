import { Module } from '@nestjs/common';
import { MallModule } from '../mall/mall.module.js';
import { DemoMallJob } from './demo-mall.job.js';

@Module({ imports: [MallModule], providers: [DemoMallJob] })
export class SeedModule {}
