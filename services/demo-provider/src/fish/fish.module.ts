import { Module } from '@nestjs/common';
import { PlayModule } from '../play/play.module.js';
import { FishController } from './fish.controller.js';
import { FishSessionService } from './fish-session.service.js';

@Module({ imports: [PlayModule], controllers: [FishController], providers: [FishSessionService] })
export class FishModule {}
