import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LaunchController } from './launch.controller.js';
import { LaunchRepository } from './launch.repository.js';
import { LaunchService } from './launch.service.js';
import { RealityCheckConsumer } from './reality-check.consumer.js';
import { RealityCheckRepository } from './reality-check.repository.js';
import { RealityCheckService } from './reality-check.service.js';
import { SharedLaunchService } from './shared-launch.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [LaunchController, RealityCheckConsumer],
  providers: [
    LaunchRepository,
    LaunchService,
    SharedLaunchService,
    RealityCheckRepository,
    RealityCheckService,
  ],
})
export class LaunchModule {}
