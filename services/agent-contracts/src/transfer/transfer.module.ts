import { Module } from '@nestjs/common';
import { FiguresModule } from '../facts/figures.module.js';
import { TeamModule } from '../network/team.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { AgentTransferController } from './transfer.controller.js';
import { AgentTransferJob } from './transfer.job.js';
import { AgentTransferRepository } from './transfer.repository.js';
import { AgentTransferService } from './transfer.service.js';
import { UplineSwitch } from './upline-switch.js';

@Module({
  imports: [FiguresModule, SettlementModule, TeamModule],
  controllers: [AgentTransferController],
  providers: [AgentTransferRepository, AgentTransferService, AgentTransferJob, UplineSwitch],
})
export class TransferModule {}
