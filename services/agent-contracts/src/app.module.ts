import { Module } from '@nestjs/common';
import { AffiliateModule } from './affiliate/affiliate.module.js';
import { FactsModule } from './facts/facts.module.js';
import { NetworkModule } from './network/network.module.js';

@Module({ imports: [NetworkModule, AffiliateModule, FactsModule] })
export class AppModule {}
