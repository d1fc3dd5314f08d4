import { Module } from '@nestjs/common';
import { PlayModule } from '../play/play.module.js';
import { SeedSealingModule } from '../seed-sealing/seed-sealing.module.js';
import { CardHandRepository } from './card-hand.repository.js';
import { CardJoiningService } from './card-joining.service.js';
import { CardPlayService } from './card-play.service.js';
import { CardRoomController } from './card-room.controller.js';
import { CardRoomWorker } from './card-room.worker.js';
import { CardSeatDriverService } from './card-seat-driver.service.js';
import { CardSeatRepository } from './card-seat.repository.js';
import { CardViewService } from './card-view.service.js';

@Module({
  imports: [PlayModule, SeedSealingModule],
  controllers: [CardRoomController],
  providers: [
    CardHandRepository,
    CardJoiningService,
    CardPlayService,
    CardRoomWorker,
    CardSeatDriverService,
    CardSeatRepository,
    CardViewService,
  ],
})
export class CardRoomModule {}
