import { Module } from '@nestjs/common';
import { FiguresRepository } from './figures.repository.js';
import { WaitingMetrics } from './waiting.metrics.js';

/** What the network needs of the figures, apart from their consumer. */
@Module({ providers: [FiguresRepository, WaitingMetrics], exports: [FiguresRepository] })
export class FiguresModule {}
