import { Module } from '@nestjs/common';
import { ApprovalsModule } from '#libs/approvals';
import { JobsModule, ResealingModule } from '#libs/jobs';
import { sealedColumns } from './database/sealed-columns.js';
import { DrawModule } from './draw/draw.module.js';
import { FeedModule } from './feed/feed.module.js';
import { MenuModule } from './menu/menu.module.js';
import { NumeroModule } from './numero/numero.module.js';
import { OfferModule } from './offer/offer.module.js';
import { OperationModule } from './operation/operation.module.js';
import { OrderModule } from './order/order.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SettlementModule } from './settlement/settlement.module.js';

@Module({
  imports: [
    JobsModule.forService(),
    ApprovalsModule.forService('lottery'),
    ResealingModule.of('lottery', sealedColumns),
    ScheduleModule,
    NumeroModule,
    OfferModule,
    DrawModule,
    MenuModule,
    OrderModule,
    SettlementModule,
    OperationModule,
    FeedModule,
  ],
})
export class AppModule {}
