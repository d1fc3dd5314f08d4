import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RolloverModule } from '../rollover/rollover.module.js';
import { CreditConsumer } from './credit.consumer.js';
import { CreditService } from './credit.service.js';

@Module({
  imports: [LedgerModule, RolloverModule],
  controllers: [CreditConsumer],
  providers: [CreditService],
})
export class CreditModule {}
