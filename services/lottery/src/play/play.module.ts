import { Module } from '@nestjs/common';
import { HeldNumberRepository } from './held-number.repository.js';
import { LimitRepository } from './limit.repository.js';
import { LimitService } from './limit.service.js';
import { PlaySwitchRepository } from './play-switch.repository.js';
import { PlaySwitchService } from './play-switch.service.js';

@Module({
  providers: [HeldNumberRepository, LimitRepository, LimitService, PlaySwitchRepository, PlaySwitchService],
  exports: [HeldNumberRepository, LimitRepository, LimitService, PlaySwitchRepository, PlaySwitchService],
})
export class PlayModule {}
