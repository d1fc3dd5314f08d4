import { Module } from '@nestjs/common';
import { BalanceModule } from '../balance/balance.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LimitController } from './limit.controller.js';
import { LimitRepository } from './limit.repository.js';
import { LimitService } from './limit.service.js';
import { RealityCheckConsumer } from './reality-check.consumer.js';

@Module({
  imports: [BalanceModule, LedgerModule],
  controllers: [LimitController, RealityCheckConsumer],
  providers: [LimitRepository, LimitService],
  exports: [LimitService],
})
export class LimitModule {}
