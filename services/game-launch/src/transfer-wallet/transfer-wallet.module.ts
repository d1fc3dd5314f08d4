import { Module } from '@nestjs/common';
import { RoundModule } from '../round/round.module.js';
import { VendorModule } from '../vendor/vendor.module.js';
import { HistoryJob } from './history.job.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';
import { KickRepository } from './kick.repository.js';
import { KickService } from './kick.service.js';
import { TransferLaunchService } from './transfer-launch.service.js';
import { TransferWalletClient } from './transfer-wallet.client.js';
import { VendorPlayerRepository } from './vendor-player.repository.js';
import { VendorWalletController } from './vendor-wallet.controller.js';
import { VendorWalletService } from './vendor-wallet.service.js';

@Module({
  imports: [VendorModule, RoundModule],
  controllers: [VendorWalletController],
  providers: [
    TransferWalletClient,
    VendorPlayerRepository,
    VendorWalletService,
    TransferLaunchService,
    HistoryRepository,
    HistoryService,
    HistoryJob,
    KickRepository,
    KickService,
  ],
  exports: [TransferLaunchService],
})
export class TransferWalletModule {}
