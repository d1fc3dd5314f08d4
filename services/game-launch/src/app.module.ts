import { Module } from '@nestjs/common';
import { ApprovalsModule } from '#libs/approvals';
import { JobsModule } from '#libs/jobs';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { FavoriteModule } from './favorite/favorite.module.js';
import { JackpotModule } from './jackpot/jackpot.module.js';
import { LaunchModule } from './launch/launch.module.js';
import { LotteryEntryModule } from './lottery-entry/lottery-entry.module.js';
import { LotteryTicketModule } from './lottery-ticket/lottery-ticket.module.js';
import { MemberModule } from './member/member.module.js';
import { PlayControlModule } from './play-control/play-control.module.js';
import { ProviderModule } from './provider/provider.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { RoundModule } from './round/round.module.js';
import { StuckRoundModule } from './stuck-round/stuck-round.module.js';
import { TransferWalletModule } from './transfer-wallet/transfer-wallet.module.js';
import { VendorAdminModule } from './vendor-admin/vendor-admin.module.js';
import { WinnerModule } from './winner/winner.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    ApprovalsModule.forService('game-launch'),
    CatalogueModule,
    PlayControlModule,
    LaunchModule,
    JackpotModule,
    LotteryEntryModule,
    LotteryTicketModule,
    FavoriteModule,
    ProviderModule,
    RoundModule,
    RetentionModule,
    StuckRoundModule,
    TransferWalletModule,
    VendorAdminModule,
    WinnerModule,
    MemberModule,
  ],
})
export class AppModule {}
