import { Module } from '@nestjs/common';
import { LeagueModule } from '../league/league.module.js';
import { PlayModule } from '../play/play.module.js';
import { SportsBetDriverService } from './sports-bet-driver.service.js';
import { SportsBetRepository } from './sports-bet.repository.js';
import { SportsPlacingService } from './sports-placing.service.js';
import { SportsViewService } from './sports-view.service.js';
import { SportsController } from './sports.controller.js';
import { SportsWorker } from './sports.worker.js';

@Module({
  imports: [PlayModule, LeagueModule],
  controllers: [SportsController],
  providers: [
    SportsBetDriverService,
    SportsBetRepository,
    SportsPlacingService,
    SportsViewService,
    SportsWorker,
  ],
})
export class SportsModule {}
