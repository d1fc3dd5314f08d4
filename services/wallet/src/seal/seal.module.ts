import { Module } from '@nestjs/common';
import { SealController } from './seal.controller.js';
import { SealJob } from './seal.job.js';
import { SealRepository } from './seal.repository.js';
import { SealService } from './seal.service.js';

@Module({
  controllers: [SealController],
  providers: [SealJob, SealRepository, SealService],
  exports: [SealService],
})
export class SealModule {}
