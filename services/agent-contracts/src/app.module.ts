import { Module } from '@nestjs/common';
import { JobsModule } from '#libs/jobs';
import { AffiliateModule } from './affiliate/affiliate.module.js';
import { ContractModule } from './contract/contract.module.js';
import { FigurePartitions } from './database/figure-partitions.js';
import { FactsModule } from './facts/facts.module.js';
import { NetworkModule } from './network/network.module.js';
import { ReportModule } from './report/report.module.js';
import { SettlementModule } from './settlement/settlement.module.js';
import { StatementModule } from './statement/statement.module.js';
import { TeamModule } from './network/team.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    NetworkModule,
    TeamModule,
    AffiliateModule,
    FactsModule,
    ContractModule,
    SettlementModule,
    StatementModule,
    ReportModule,
  ],
  providers: [FigurePartitions],
})
export class AppModule {}
