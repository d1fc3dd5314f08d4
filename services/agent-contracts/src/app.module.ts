import { Module } from '@nestjs/common';
import { AffiliateModule } from './affiliate/affiliate.module.js';
import { FigurePartitions } from './database/figure-partitions.js';
import { FactsModule } from './facts/facts.module.js';
import { NetworkModule } from './network/network.module.js';

@Module({ imports: [NetworkModule, AffiliateModule, FactsModule], providers: [FigurePartitions] })
export class AppModule {}
