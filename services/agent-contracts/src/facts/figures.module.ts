import { Module } from '@nestjs/common';
import { FiguresRepository } from './figures.repository.js';
import { FiguresService } from './figures.service.js';
import { WaitingMetrics } from './waiting.metrics.js';

/** What the network and the transfers need of the figures, apart from their consumer. */
@Module({
  providers: [FiguresRepository, FiguresService, WaitingMetrics],
  exports: [FiguresRepository, FiguresService],
})
export class FiguresModule {}
