import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ServiceName } from '#libs/config';
import { deadLetterController } from './dead-letter.controller.js';
import { projectingServices, projectionController } from './projection.controller.js';
import { ProjectionsService } from './projections.service.js';
import { ReplayController } from './replay.controller.js';
import { ReplayService } from './replay.service.js';

/** What every service with a database offers for its events. */
@Module({})
export class EventsModule {
  static forService(service: ServiceName): DynamicModule {
    const hasProjections = projectingServices.includes(service);
    return {
      module: EventsModule,
      imports: [DiscoveryModule],
      controllers: [
        ReplayController,
        deadLetterController(service),
        ...(hasProjections ? [projectionController(service)] : []),
      ],
      providers: [ReplayService, ...(hasProjections ? [ProjectionsService] : [])],
      exports: [ReplayService],
      global: true,
    };
  }
}
