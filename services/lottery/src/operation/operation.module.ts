import { Module } from '@nestjs/common';
import { DrawModule } from '../draw/draw.module.js';
import { PlayModule } from '../play/play.module.js';
import { SettlementModule } from '../settlement/settlement.module.js';
import { ListingController } from './listing.controller.js';
import { OperationController } from './operation.controller.js';
import { OperationRepository } from './operation.repository.js';
import { OperationService } from './operation.service.js';
import { ResettlementService } from './resettlement.service.js';
import { VoidingService } from './voiding.service.js';
import { ResultEntryService } from './result-entry.service.js';

@Module({
  imports: [DrawModule, PlayModule, SettlementModule],
  controllers: [ListingController, OperationController],
  providers: [OperationRepository, OperationService, ResettlementService, VoidingService, ResultEntryService],
  exports: [ResultEntryService],
})
export class OperationModule {}
