import { Module } from '@nestjs/common';
import { PlaySwitchRepository } from './play-switch.repository.js';
import { PlaySwitchService } from './play-switch.service.js';

@Module({
  providers: [PlaySwitchRepository, PlaySwitchService],
  exports: [PlaySwitchRepository, PlaySwitchService],
})
export class PlayModule {}
