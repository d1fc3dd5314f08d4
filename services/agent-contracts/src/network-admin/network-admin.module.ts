import { Module } from '@nestjs/common';
import { ContractModule } from '../contract/contract.module.js';
import { FiguresModule } from '../facts/figures.module.js';
import { NetworkModule } from '../network/network.module.js';
import { TeamModule } from '../network/team.module.js';
import { MoveService } from './move.service.js';
import { DownlineController, OpsNetworkController } from './ops-network.controller.js';

@Module({
  imports: [ContractModule, FiguresModule, NetworkModule, TeamModule],
  controllers: [DownlineController, OpsNetworkController],
  providers: [MoveService],
})
export class NetworkAdminModule {}
