import { Module } from '@nestjs/common';
import { AccrualRepository } from './accrual.repository.js';
import { AccrualService } from './accrual.service.js';
import { CashbackRebuild } from './cashback-rebuild.js';
import { CashbackConsumer } from './cashback.consumer.js';
import { CashbackController } from './cashback.controller.js';
import { ClaimConsumer } from './claim.consumer.js';
import { ClaimRepository } from './claim.repository.js';
import { ClaimService } from './claim.service.js';
import { CashbackPaymentJob } from './payment.job.js';
import { PotRepository } from './pot.repository.js';

@Module({
  controllers: [CashbackConsumer, ClaimConsumer, CashbackController],
  providers: [
    ClaimService,
    CashbackPaymentJob,
    AccrualService,
    CashbackRebuild,
    AccrualRepository,
    PotRepository,
    ClaimRepository,
  ],
})
export class CashbackModule {}
