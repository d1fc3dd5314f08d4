import { Module } from '@nestjs/common';
import { ContractModule } from '../contract/contract.module.js';
import { FiguresModule } from '../facts/figures.module.js';
import { NetworkModule } from '../network/network.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { DemoNetworkJob } from './demo-network.job.js';
import { DemoNetworkService } from './demo-network.service.js';

@Module({
  imports: [ContractModule, FiguresModule, NetworkModule, SettlementModule],
  providers: [DemoNetworkJob, DemoNetworkService],
})
export class DemoModule {}
