import { Module } from '@nestjs/common';
import { FactsConsumer } from './facts.consumer.js';
import { FigureRebuild } from './figure-rebuild.js';
import { FiguresModule } from './figures.module.js';
import { FiguresService } from './figures.service.js';

@Module({
  imports: [FiguresModule],
  controllers: [FactsConsumer],
  providers: [FiguresService, FigureRebuild],
})
export class FactsModule {}
