import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LaunchController } from './launch.controller.js';
import { LaunchRepository } from './launch.repository.js';
import { Launches } from './launch.service.js';
import { RealityCheckConsumer } from './reality-check.consumer.js';
import { RealityCheckRepository } from './reality-check.repository.js';
import { RealityChecks } from './reality-checks.service.js';
import { SharedLaunches } from './shared-launches.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [LaunchController, RealityCheckConsumer],
  providers: [LaunchRepository, Launches, SharedLaunches, RealityCheckRepository, RealityChecks],
})
export class LaunchModule {}
