import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RolloverModule } from '../rollover/rollover.module.js';
import { ArrivalController, BankSignatureGuard } from './arrival.controller.js';
import { ArrivalRepository } from './arrival.repository.js';
import { ArrivalService } from './arrival.service.js';
import { BankChannelClient } from './bank-channel.client.js';
import { DepositChannelController } from './deposit-channel.controller.js';
import { DepositChannelRepository } from './deposit-channel.repository.js';
import { DepositChannelService } from './deposit-channel.service.js';
import { DepositController } from './deposit.controller.js';
import { DepositCreditService } from './deposit-credit.service.js';
import { DepositFailureService } from './deposit-failure.service.js';
import { DepositJob } from './deposit.job.js';
import { DepositRepository } from './deposit.repository.js';
import { DepositReversalController } from './deposit-reversal.controller.js';
import { DepositReversalRepository } from './deposit-reversal.repository.js';
import { DepositReversalService } from './deposit-reversal.service.js';
import { DepositSearchController } from './deposit-search.controller.js';
import { DepositService } from './deposit.service.js';
import { ReceiptRepository } from './receipt.repository.js';
import { ReceiptService } from './receipt.service.js';
import { ReviewController } from './review.controller.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewService } from './review.service.js';
import { UsdtChannelClient } from './usdt-channel.client.js';
import { UsdtSignatureGuard, UsdtTransferController } from './usdt-transfer.controller.js';
import { UsdtTransferService } from './usdt-transfer.service.js';

@Module({
  imports: [LedgerModule, RolloverModule],
  controllers: [
    DepositController,
    DepositChannelController,
    DepositReversalController,
    DepositSearchController,
    ArrivalController,
    ReviewController,
    UsdtTransferController,
  ],
  providers: [
    ArrivalRepository,
    ArrivalService,
    BankChannelClient,
    BankSignatureGuard,
    DepositChannelRepository,
    DepositChannelService,
    DepositCreditService,
    DepositFailureService,
    DepositJob,
    DepositRepository,
    DepositReversalRepository,
    DepositReversalService,
    DepositService,
    ReceiptRepository,
    ReceiptService,
    ReviewRepository,
    ReviewService,
    UsdtChannelClient,
    UsdtSignatureGuard,
    UsdtTransferService,
  ],
  exports: [DepositService],
})
export class DepositModule {}
