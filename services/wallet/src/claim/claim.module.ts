import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { ClaimConsumer } from './claim.consumer.js';
import { ClaimController } from './claim.controller.js';
import { ClaimJob } from './claim.job.js';
import { ClaimRepository } from './claim.repository.js';
import { ClaimService } from './claim.service.js';
import { WriteOffService } from './write-off.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [ClaimConsumer, ClaimController],
  providers: [ClaimJob, ClaimRepository, ClaimService, WriteOffService],
})
export class ClaimModule {}
