import { Module } from '@nestjs/common';
import { FairnessModule } from '../fairness/fairness.module.js';
import { DrawPageService } from './draw-page.service.js';
import { DrawController } from './draw.controller.js';
import { DrawMetrics } from './draw.metrics.js';
import { DrawRepository } from './draw.repository.js';
import { DrawService } from './draw.service.js';

@Module({
  imports: [FairnessModule],
  controllers: [DrawController],
  providers: [DrawMetrics, DrawPageService, DrawRepository, DrawService],
  exports: [DrawRepository, DrawService],
})
export class DrawModule {}
