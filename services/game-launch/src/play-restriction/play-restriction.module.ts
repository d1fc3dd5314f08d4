import { Module } from '@nestjs/common';
import { PlayRestrictionConsumer } from './play-restriction.consumer.js';
import { PlayRestrictionRepository } from './play-restriction.repository.js';
import { PlayRestrictionService } from './play-restriction.service.js';

@Module({
  controllers: [PlayRestrictionConsumer],
  providers: [PlayRestrictionRepository, PlayRestrictionService],
  exports: [PlayRestrictionService],
})
export class PlayRestrictionModule {}
