import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RolloverController } from './rollover.controller.js';
import { RolloverJob } from './rollover.job.js';
import { RolloverRepository } from './rollover.repository.js';
import { RolloverService } from './rollover.service.js';
import { TurnoverConsumer } from './turnover.consumer.js';

@Module({
  imports: [LedgerModule],
  controllers: [RolloverController, TurnoverConsumer],
  providers: [RolloverJob, RolloverRepository, RolloverService],
  exports: [RolloverRepository, RolloverService],
})
export class RolloverModule {}
