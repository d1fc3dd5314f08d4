import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '#libs/config';
import { deadLetterController } from './dead-letter.controller.js';
import { ReplayController } from './replay.controller.js';
import { ReplayService } from './replay.service.js';

/** What every service with a database offers for its events. */
@Module({})
export class EventsModule {
  static forService(service: ServiceName): DynamicModule {
    return {
      module: EventsModule,
      controllers: [ReplayController, deadLetterController(service)],
      providers: [ReplayService],
      exports: [ReplayService],
      global: true,
    };
  }
}
