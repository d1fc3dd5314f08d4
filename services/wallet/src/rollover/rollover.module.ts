import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BonusController } from './bonus.controller.js';
import { BonusRepository } from './bonus.repository.js';
import { BonusService } from './bonus.service.js';
import { RolloverController } from './rollover.controller.js';
import { RolloverJob } from './rollover.job.js';
import { RolloverRepository } from './rollover.repository.js';
import { RolloverService } from './rollover.service.js';
import { TurnoverConsumer } from './turnover.consumer.js';

@Module({
  imports: [LedgerModule],
  controllers: [BonusController, RolloverController, TurnoverConsumer],
  providers: [BonusRepository, BonusService, RolloverJob, RolloverRepository, RolloverService],
  exports: [BonusService, RolloverRepository, RolloverService],
})
export class RolloverModule {}
