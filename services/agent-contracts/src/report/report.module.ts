import { Module } from '@nestjs/common';
import { WalletPostings } from '#libs/wallet-client';
import { TeamModule } from '../network/team.module.js';
import { ReportController } from './report.controller.js';
import { ReportRepository } from './report.repository.js';

@Module({
  imports: [TeamModule],
  controllers: [ReportController],
  providers: [WalletPostings, ReportRepository],
})
export class ReportModule {}
