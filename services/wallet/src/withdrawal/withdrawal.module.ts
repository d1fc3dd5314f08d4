import { Module } from '@nestjs/common';
import { HoldModule } from '../hold/hold.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

@Module({
  imports: [HoldModule, LedgerModule],
  controllers: [WithdrawalController],
  providers: [WithdrawalRepository, WithdrawalService],
  exports: [WithdrawalService],
})
export class WithdrawalModule {}
