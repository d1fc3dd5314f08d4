import { Module } from '@nestjs/common';
import { PlayController } from './play.controller.js';
import { PlaySwitchRepository } from './play-switch.repository.js';
import { PlaySwitchService } from './play-switch.service.js';

@Module({
  controllers: [PlayController],
  providers: [PlaySwitchRepository, PlaySwitchService],
  exports: [PlaySwitchRepository, PlaySwitchService],
})
export class PlayModule {}
