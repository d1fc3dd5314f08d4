import { Module } from '@nestjs/common';
import { BankModule } from './bank/bank.module.js';
import { BeaconController } from './beacon/beacon.controller.js';
import { CatalogueController } from './catalogue/catalogue.controller.js';
import { PayoutModule } from './payout/payout.module.js';
import { PlayModule } from './play/play.module.js';
import { ResultFeedController } from './result-feed/result-feed.controller.js';
import { RoundQueryModule } from './round-query/round-query.module.js';

@Module({
  imports: [PlayModule, BankModule, PayoutModule, RoundQueryModule],
  controllers: [BeaconController, CatalogueController, ResultFeedController],
})
export class AppModule {}
