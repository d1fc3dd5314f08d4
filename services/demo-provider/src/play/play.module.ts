import { Module } from '@nestjs/common';
import { PlatformClient } from '../platform/platform.client.js';
import { PlayController } from './play.controller.js';
import { RoundDriver } from './round-driver.service.js';
import { RoundRepository } from './round.repository.js';
import { RoundView } from './round-view.service.js';
import { RoundWorker } from './round.worker.js';
import { SeatRepository } from './seat.repository.js';
import { SeedService } from './seed.service.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SpinService } from './spin.service.js';

@Module({
  controllers: [PlayController],
  providers: [
    PlatformClient,
    RoundDriver,
    RoundRepository,
    RoundView,
    RoundWorker,
    SeatRepository,
    SeedService,
    SessionRepository,
    SessionService,
    SpinService,
  ],
})
export class PlayModule {}
