import { Module } from '@nestjs/common';
import { VendorModule } from '../vendor/vendor.module.js';
import { JackpotBoardService } from './jackpot-board.service.js';
import { JackpotClient } from './jackpot.client.js';
import { JackpotController } from './jackpot.controller.js';
import { JackpotRepository } from './jackpot.repository.js';

@Module({
  imports: [VendorModule],
  controllers: [JackpotController],
  providers: [JackpotBoardService, JackpotClient, JackpotRepository],
})
export class JackpotModule {}
