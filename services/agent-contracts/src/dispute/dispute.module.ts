import { Module } from '@nestjs/common';
import { TeamModule } from '../network/team.module.js';
import { StatementModule } from '../statement/statement.module.js';
import { DisputeController } from './dispute.controller.js';
import { DisputeRepository } from './dispute.repository.js';
import { DisputeService } from './dispute.service.js';
import { OpsDisputeController } from './ops-dispute.controller.js';

@Module({
  imports: [TeamModule, StatementModule],
  controllers: [DisputeController, OpsDisputeController],
  providers: [DisputeRepository, DisputeService],
})
export class DisputeModule {}
