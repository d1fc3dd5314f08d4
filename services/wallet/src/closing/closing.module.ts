import { Module } from '@nestjs/common';
import { RollupModule } from '../rollup/rollup.module.js';
import { ClosingController } from './closing.controller.js';
import { ClosingRepository } from './closing.repository.js';
import { ClosingService } from './closing.service.js';

@Module({
  imports: [RollupModule],
  controllers: [ClosingController],
  providers: [ClosingRepository, ClosingService],
})
export class ClosingModule {}
