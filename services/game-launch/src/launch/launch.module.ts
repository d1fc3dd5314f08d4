import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { LaunchController } from './launch.controller.js';
import { LaunchRepository } from './launch.repository.js';
import { Launches } from './launch.service.js';
import { SharedLaunches } from './shared-launches.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [LaunchController],
  providers: [LaunchRepository, Launches, SharedLaunches],
})
export class LaunchModule {}
