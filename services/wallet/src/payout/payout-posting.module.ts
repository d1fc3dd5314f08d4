import { Module } from '@nestjs/common';
import { HoldModule } from '../hold/hold.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PayoutPostingRepository } from './payout-posting.repository.js';
import { PayoutPostingService } from './payout-posting.service.js';

@Module({
  imports: [HoldModule, LedgerModule],
  providers: [PayoutPostingRepository, PayoutPostingService],
  exports: [PayoutPostingService],
})
export class PayoutPostingModule {}
