import { Module } from '@nestjs/common';
import { JackpotModule } from '../jackpot/jackpot.module.js';
import { PlatformClient } from '../platform/platform.client.js';
import { ProviderKeyService } from '../platform/provider-key.service.js';
import { SeedSealingModule } from '../seed-sealing/seed-sealing.module.js';
import { PlayController } from './play.controller.js';
import { RoundDriverService } from './round-driver.service.js';
import { RoundRepository } from './round.repository.js';
import { RoundViewService } from './round-view.service.js';
import { RoundWorker } from './round.worker.js';
import { PlayerStateRepository } from './player-state.repository.js';
import { SeedService } from './seed.service.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SpinService } from './spin.service.js';

@Module({
  imports: [JackpotModule, SeedSealingModule],
  controllers: [PlayController],
  providers: [
    PlatformClient,
    ProviderKeyService,
    RoundDriverService,
    RoundRepository,
    RoundViewService,
    RoundWorker,
    PlayerStateRepository,
    SeedService,
    SessionRepository,
    SessionService,
    SpinService,
  ],
  exports: [PlatformClient, PlayerStateRepository, RoundViewService, SessionService, SpinService],
})
export class PlayModule {}
