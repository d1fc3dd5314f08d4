import { Module } from '@nestjs/common';
import { CashbackModule } from './cashback/cashback.module.js';
import { CashbackPartitions } from './database/cashback-partitions.js';
import { RateModule } from './rate/rate.module.js';

@Module({ imports: [CashbackModule, RateModule], providers: [CashbackPartitions] })
export class AppModule {}
