import { Module } from '@nestjs/common';
import { OpsRatioController } from './ops-ratio.controller.js';
import { RatioRepository } from './ratio.repository.js';
import { RatioService } from './ratio.service.js';

@Module({
  controllers: [OpsRatioController],
  providers: [RatioService, RatioRepository],
  exports: [RatioService],
})
export class RatioModule {}
