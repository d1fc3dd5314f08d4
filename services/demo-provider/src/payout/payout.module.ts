import { Module } from '@nestjs/common';
import { BankSignatureGuard } from '../bank/bank-signature.guard.js';
import { PayoutController } from './payout.controller.js';
import { PayoutRepository } from './payout.repository.js';
import { PayoutService } from './payout.service.js';
import { PayoutWorker } from './payout.worker.js';

/** The paying side of the simulated bank and of the e-wallets. */
@Module({
  controllers: [PayoutController],
  providers: [BankSignatureGuard, PayoutRepository, PayoutService, PayoutWorker],
})
export class PayoutModule {}
