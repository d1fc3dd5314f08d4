import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { HoldController } from './hold.controller.js';
import { HoldJob } from './hold.job.js';
import { HoldRepository } from './hold.repository.js';
import { HoldService } from './hold.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [HoldController],
  providers: [HoldJob, HoldRepository, HoldService],
  exports: [HoldService],
})
export class HoldModule {}
