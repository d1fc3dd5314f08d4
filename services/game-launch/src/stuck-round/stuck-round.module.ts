import { Module } from '@nestjs/common';
import { PlayControlModule } from '../play-control/play-control.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { VendorModule } from '../vendor/vendor.module.js';
import { RoundEndingService } from './round-ending.service.js';
import { RoundQueryClient } from './round-query.client.js';
import { RoundResolutionService } from './round-resolution.service.js';
import { StuckRoundController } from './stuck-round.controller.js';
import { StuckRoundJob } from './stuck-round.job.js';
import { StuckRoundMetrics } from './stuck-round.metrics.js';
import { StuckRoundRepository } from './stuck-round.repository.js';
import { StuckRoundService } from './stuck-round.service.js';

@Module({
  imports: [ProviderModule, VendorModule, PlayControlModule],
  controllers: [StuckRoundController],
  providers: [
    RoundEndingService,
    RoundQueryClient,
    RoundResolutionService,
    StuckRoundJob,
    StuckRoundMetrics,
    StuckRoundRepository,
    StuckRoundService,
  ],
})
export class StuckRoundModule {}
