import { Module } from '@nestjs/common';
import { ApprovalsModule } from '#libs/approvals';
import { JobsModule } from '#libs/jobs';
import { AlertModule } from './alert/alert.module.js';
import { AffiliateModule } from './affiliate/affiliate.module.js';
import { ConsolidatedModule } from './consolidated/consolidated.module.js';
import { ContractModule } from './contract/contract.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DisputeModule } from './dispute/dispute.module.js';
import { FigurePartitions } from './database/figure-partitions.js';
import { FactsModule } from './facts/facts.module.js';
import { NetworkModule } from './network/network.module.js';
import { NetworkAdminModule } from './network-admin/network-admin.module.js';
import { ReportModule } from './report/report.module.js';
import { SettlementModule } from './settlement/settlement.module.js';
import { SimulationModule } from './simulation/simulation.module.js';
import { StatementModule } from './statement/statement.module.js';
import { TeamModule } from './network/team.module.js';
import { TransferModule } from './transfer/transfer.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    ApprovalsModule.forService('agent-contracts'),
    NetworkModule,
    NetworkAdminModule,
    TeamModule,
    AffiliateModule,
    FactsModule,
    ContractModule,
    ConsolidatedModule,
    SettlementModule,
    StatementModule,
    DisputeModule,
    ReportModule,
    TransferModule,
    SimulationModule,
    AlertModule,
    DemoModule,
  ],
  providers: [FigurePartitions],
})
export class AppModule {}
