import { Module } from '@nestjs/common';
import { BankModule } from './bank/bank.module.js';
import { BeaconController } from './beacon/beacon.controller.js';
import { CardRoomModule } from './card-room/card-room.module.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { FishModule } from './fish/fish.module.js';
import { JackpotModule } from './jackpot/jackpot.module.js';
import { PayoutModule } from './payout/payout.module.js';
import { PlayModule } from './play/play.module.js';
import { ResultFeedController } from './result-feed/result-feed.controller.js';
import { RoundQueryModule } from './round-query/round-query.module.js';
import { SportsModule } from './sports/sports.module.js';
import { TableModule } from './table/table.module.js';
import { TransferWalletModule } from './transfer-wallet/transfer-wallet.module.js';
import { UsdtModule } from './usdt/usdt.module.js';

@Module({
  imports: [
    PlayModule,
    FishModule,
    BankModule,
    CardRoomModule,
    JackpotModule,
    PayoutModule,
    RoundQueryModule,
    SportsModule,
    TableModule,
    TransferWalletModule,
    UsdtModule,
  ],
  controllers: [BeaconController, CatalogueController, ResultFeedController],
})
export class AppModule {}
