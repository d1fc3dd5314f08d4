import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LaunchController } from './launch.controller.js';
import { LaunchRepository } from './launch.repository.js';
import { LotteryEntryModule } from '../lottery-entry/lottery-entry.module.js';
import { LaunchService } from './launch.service.js';
import { LotteryLaunchService } from './lottery-launch.service.js';
import { RealityCheckConsumer } from './reality-check.consumer.js';
import { RealityCheckRepository } from './reality-check.repository.js';
import { RealityCheckService } from './reality-check.service.js';
import { TransferWalletModule } from '../transfer-wallet/transfer-wallet.module.js';
import { SharedLaunchService } from './shared-launch.service.js';

@Module({
  imports: [CatalogueModule, LotteryEntryModule, TransferWalletModule],
  controllers: [LaunchController, RealityCheckConsumer],
  providers: [
    LaunchRepository,
    LaunchService,
    LotteryLaunchService,
    SharedLaunchService,
    RealityCheckRepository,
    RealityCheckService,
  ],
})
export class LaunchModule {}
