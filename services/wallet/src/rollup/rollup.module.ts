import { Module } from '@nestjs/common';
import { RollupController } from './rollup.controller.js';
import { RollupJob } from './rollup.job.js';
import { RollupRepository } from './rollup.repository.js';
import { RollupService } from './rollup.service.js';

@Module({
  controllers: [RollupController],
  providers: [RollupRepository, RollupService, RollupJob],
  exports: [RollupRepository, RollupService],
})
export class RollupModule {}
