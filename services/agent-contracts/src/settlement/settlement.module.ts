import { Module } from '@nestjs/common';
import { WalletPostings } from '#libs/wallet-client';
import { ClaimAnswerConsumer } from './claim-answer.consumer.js';
import { CreditAnswerConsumer } from './credit-answer.consumer.js';
import { DebtService } from './debt.service.js';
import { FiguresOfPeriodRepository } from './figures-of-period.repository.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentRetryService } from './payment-retry.service.js';
import { RealtimeRepository } from './realtime.repository.js';
import { RealtimeService } from './realtime.service.js';
import { RunReleaseService } from './run-release.service.js';
import { RunStopRepository } from './run-stop.repository.js';
import { RunRepository } from './run.repository.js';
import { SettlementJob } from './settlement.job.js';
import { SettlementService } from './settlement.service.js';

@Module({
  controllers: [ClaimAnswerConsumer, CreditAnswerConsumer],
  providers: [
    WalletPostings,
    DebtService,
    FiguresOfPeriodRepository,
    PaymentRepository,
    PaymentRetryService,
    RealtimeRepository,
    RealtimeService,
    RunReleaseService,
    RunRepository,
    RunStopRepository,
    SettlementJob,
    SettlementService,
  ],
  exports: [
    FiguresOfPeriodRepository,
    PaymentRepository,
    PaymentRetryService,
    RealtimeService,
    RunReleaseService,
    RunRepository,
    SettlementService,
  ],
})
export class SettlementModule {}
