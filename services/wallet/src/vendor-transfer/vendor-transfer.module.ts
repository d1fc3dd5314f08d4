import { Module } from '@nestjs/common';
import { BalanceModule } from '../balance/balance.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { MemberWalletsService } from './member-wallets.service.js';
import { VendorTransferController } from './vendor-transfer.controller.js';
import { VendorTransferJob } from './vendor-transfer.job.js';
import { VendorTransferRepository } from './vendor-transfer.repository.js';
import { VendorTransferService } from './vendor-transfer.service.js';
import { VendorWalletClient } from './vendor-wallet.client.js';

@Module({
  imports: [BalanceModule, LedgerModule],
  controllers: [VendorTransferController],
  providers: [
    MemberWalletsService,
    VendorTransferJob,
    VendorTransferRepository,
    VendorTransferService,
    VendorWalletClient,
  ],
})
export class VendorTransferModule {}
