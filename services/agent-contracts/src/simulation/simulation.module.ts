import { Module } from '@nestjs/common';
import { ContractModule } from '../contract/contract.module.js';
import { TeamModule } from '../network/team.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { SimulationController } from './simulation.controller.js';
import { SimulationService } from './simulation.service.js';

@Module({
  imports: [ContractModule, SettlementModule, TeamModule],
  controllers: [SimulationController],
  providers: [SimulationService],
})
export class SimulationModule {}
