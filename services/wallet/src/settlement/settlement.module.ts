import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SettlementController } from './settlement.controller.js';
import { SettlementService } from './settlement.service.js';

@Module({
  imports: [LedgerModule],
  controllers: [SettlementController],
  providers: [SettlementService],
})
export class SettlementModule {}
