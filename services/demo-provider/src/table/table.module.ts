import { Module } from '@nestjs/common';
import { PlayModule } from '../play/play.module.js';
import { SeedSealingModule } from '../seed-sealing/seed-sealing.module.js';
import { BetPlacingService } from './bet-placing.service.js';
import { SeatDriverService } from './seat-driver.service.js';
import { SeatRepository } from './seat.repository.js';
import { ShoeRepository } from './shoe.repository.js';
import { TableClockService } from './table-clock.service.js';
import { TableController } from './table.controller.js';
import { TableFeedService } from './table-feed.service.js';
import { TableRoundRepository } from './table-round.repository.js';
import { TableSessionService } from './table-session.service.js';
import { TableWorker } from './table.worker.js';

@Module({
  imports: [PlayModule, SeedSealingModule],
  controllers: [TableController],
  providers: [
    BetPlacingService,
    SeatDriverService,
    SeatRepository,
    ShoeRepository,
    TableClockService,
    TableFeedService,
    TableRoundRepository,
    TableSessionService,
    TableWorker,
  ],
})
export class TableModule {}
