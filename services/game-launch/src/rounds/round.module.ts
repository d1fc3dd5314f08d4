import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { WinnerModule } from '../winners/winner.module.js';
import { BetRecordController } from './bet-record.controller.js';
import { BetRecordRepository } from './bet-record.repository.js';
import { BetRecords } from './bet-record.service.js';
import { RoundRepository } from './round.repository.js';
import { Rounds } from './round.service.js';

@Module({
  imports: [CatalogueModule, WinnerModule],
  controllers: [BetRecordController],
  providers: [RoundRepository, Rounds, BetRecordRepository, BetRecords],
  exports: [Rounds],
})
export class RoundModule {}
