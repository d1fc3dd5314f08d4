import { Module } from '@nestjs/common';
import { BankSignatureGuard } from './bank-signature.guard.js';
import { BankController } from './bank.controller.js';
import { BankRepository } from './bank.repository.js';
import { BankService } from './bank.service.js';
import { BankWorker } from './bank.worker.js';

/** A bank with simulated payers: it accepts signed orders and reports transfers by signed calls. */
@Module({
  controllers: [BankController],
  providers: [BankRepository, BankService, BankSignatureGuard, BankWorker],
})
export class BankModule {}
