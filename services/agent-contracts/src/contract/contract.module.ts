import { Module } from '@nestjs/common';
import { TeamModule } from '../network/team.module.js';
import { ContractController } from './contract.controller.js';
import { ContractJob } from './contract.job.js';
import { ContractRepository } from './contract.repository.js';
import { ContractService } from './contract.service.js';
import { OpsContractController } from './ops-contract.controller.js';

@Module({
  imports: [TeamModule],
  controllers: [ContractController, OpsContractController],
  providers: [ContractService, ContractRepository, ContractJob],
  exports: [ContractService, ContractRepository],
})
export class ContractModule {}
