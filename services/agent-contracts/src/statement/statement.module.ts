import { Module } from '@nestjs/common';
import { TeamModule } from '../network/team.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AdjustmentService } from './adjustment.service.js';
import { OpsStatementController } from './ops-statement.controller.js';
import { StatementController } from './statement.controller.js';
import { StatementRepository } from './statement.repository.js';

@Module({
  imports: [TeamModule, SettlementModule],
  controllers: [StatementController, OpsStatementController],
  providers: [AdjustmentService, StatementRepository],
  exports: [AdjustmentService, StatementRepository],
})
export class StatementModule {}
