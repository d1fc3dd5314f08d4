import { Module } from '@nestjs/common';
import { DrawModule } from '../draw/draw.module.js';
import { OddsModule } from '../odds/odds.module.js';
import { PlayModule } from '../play/play.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { BetLimitController } from './bet-limit.controller.js';
import { BetLimitService } from './bet-limit.service.js';
import { ExceptionController } from './exception.controller.js';
import { ExceptionService } from './exception.service.js';
import { HeldNumberService } from './held-number.service.js';
import { LimitController } from './limit.controller.js';
import { ListingController } from './listing.controller.js';
import { OddsChangeService } from './odds-change.service.js';
import { OddsController } from './odds.controller.js';
import { OddsListingService } from './odds-listing.service.js';
import { OperationController } from './operation.controller.js';
import { OperationRepository } from './operation.repository.js';
import { OperationService } from './operation.service.js';
import { ResettlementService } from './resettlement.service.js';
import { VoidingService } from './voiding.service.js';
import { WeekdayController } from './weekday.controller.js';
import { WeekdayService } from './weekday.service.js';
import { ResultEntryService } from './result-entry.service.js';

@Module({
  imports: [DrawModule, OddsModule, PlayModule, ScheduleModule, SettlementModule],
  controllers: [
    BetLimitController,
    ExceptionController,
    LimitController,
    ListingController,
    OddsController,
    OperationController,
    WeekdayController,
  ],
  providers: [
    BetLimitService,
    ExceptionService,
    HeldNumberService,
    OddsChangeService,
    OddsListingService,
    OperationRepository,
    OperationService,
    ResettlementService,
    ResultEntryService,
    VoidingService,
    WeekdayService,
  ],
  exports: [ResultEntryService],
})
export class OperationModule {}
