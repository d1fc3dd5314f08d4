import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { HoldJob } from './hold.job.js';
import { HoldRepository } from './hold.repository.js';
import { HoldService } from './hold.service.js';

@Module({
  imports: [LedgerModule],
  providers: [HoldJob, HoldRepository, HoldService],
  exports: [HoldService],
})
export class HoldModule {}
