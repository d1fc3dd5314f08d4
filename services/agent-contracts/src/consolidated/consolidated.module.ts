import { Module } from '@nestjs/common';
import { ContractModule } from '../contract/contract.module.js';
import { TeamModule } from '../network/team.module.js';
import { ConsolidatedController } from './consolidated.controller.js';
import { ConsolidatedService } from './consolidated.service.js';

@Module({
  imports: [ContractModule, TeamModule],
  controllers: [ConsolidatedController],
  providers: [ConsolidatedService],
})
export class ConsolidatedModule {}
