import { Module } from '@nestjs/common';
import { HeldNumberRepository } from './held-number.repository.js';
import { PlaySwitchRepository } from './play-switch.repository.js';
import { PlaySwitchService } from './play-switch.service.js';

@Module({
  providers: [HeldNumberRepository, PlaySwitchRepository, PlaySwitchService],
  exports: [HeldNumberRepository, PlaySwitchRepository, PlaySwitchService],
})
export class PlayModule {}
