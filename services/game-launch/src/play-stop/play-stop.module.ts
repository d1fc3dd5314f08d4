import { Module } from '@nestjs/common';
import { PlayStopConsumer } from './play-stop.consumer.js';
import { PlayStopRepository } from './play-stop.repository.js';
import { PlayStops } from './play-stops.service.js';

@Module({
  controllers: [PlayStopConsumer],
  providers: [PlayStopRepository, PlayStops],
  exports: [PlayStops],
})
export class PlayStopModule {}
