import { Module } from '@nestjs/common';
import { EnforcementClient } from './enforcement.client.js';
import { GamingController } from './gaming.controller.js';
import { GamingJob } from './gaming.job.js';
import { GamingRepository } from './gaming.repository.js';
import { GamingService } from './gaming.service.js';
import { InternalRealityController } from './internal-reality.controller.js';
import { OpsGamingController } from './ops-gaming.controller.js';
import { RealitySchedule } from './reality-schedule.js';
import { RealityConsumer } from './reality.consumer.js';
import { RealityRepository } from './reality.repository.js';
import { RealityService } from './reality.service.js';

@Module({
  controllers: [GamingController, InternalRealityController, OpsGamingController, RealityConsumer],
  providers: [
    EnforcementClient,
    GamingJob,
    GamingRepository,
    GamingService,
    RealitySchedule,
    RealityRepository,
    RealityService,
  ],
})
export class ResponsibleGamingModule {}
