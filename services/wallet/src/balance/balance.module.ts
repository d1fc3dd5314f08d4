import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { DemoMoneyService } from '../seed/demo-money.service.js';
import { AccountConsumer } from './account.consumer.js';
import { BalanceController } from './balance.controller.js';
import { BalanceRepository } from './balance.repository.js';
import { BalanceService } from './balance.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [BalanceController, AccountConsumer],
  providers: [BalanceRepository, BalanceService, DemoMoneyService],
  exports: [BalanceService],
})
export class BalanceModule {}
