import { Module } from '@nestjs/common';
import { RiskRepository } from './risk.repository.js';
import { RiskService } from './risk.service.js';
import { SideConsumer } from './side.consumer.js';
import { SideJob } from './side.job.js';
import { SideRepository } from './side.repository.js';

@Module({
  controllers: [SideConsumer],
  providers: [RiskService, RiskRepository, SideRepository, SideJob],
  exports: [RiskService, RiskRepository],
})
export class RiskModule {}
