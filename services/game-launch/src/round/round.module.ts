import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { WinnerModule } from '../winner/winner.module.js';
import { BetRecordController } from './bet-record.controller.js';
import { BetRecordRepository } from './bet-record.repository.js';
import { BetRecordService } from './bet-record.service.js';
import { RoundAdjustmentRepository } from './round-adjustment.repository.js';
import { RoundRepository } from './round.repository.js';
import { RoundService } from './round.service.js';
import { TurnoverReplayRepository } from './turnover-replay.repository.js';
import { TurnoverReplaySource } from './turnover-replay.source.js';
import { TurnoverService } from './turnover.service.js';
import { ValidBetSettingRepository } from './valid-bet-setting.repository.js';

@Module({
  imports: [CatalogueModule, WinnerModule],
  controllers: [BetRecordController],
  providers: [
    RoundRepository,
    RoundAdjustmentRepository,
    TurnoverService,
    TurnoverReplayRepository,
    TurnoverReplaySource,
    RoundService,
    BetRecordRepository,
    BetRecordService,
    ValidBetSettingRepository,
  ],
  exports: [RoundService, RoundRepository, ValidBetSettingRepository],
})
export class RoundModule {}
