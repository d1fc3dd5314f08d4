import { Module } from '@nestjs/common';
import { ReplayController } from './replay.controller.js';
import { ReplayService } from './replay.service.js';

/** What every service with a database offers for its events. */
@Module({ controllers: [ReplayController], providers: [ReplayService], exports: [ReplayService] })
export class EventsModule {}
