import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module.js';
import { FactsConsumer } from './facts.consumer.js';
import { FigureRebuild } from './figure-rebuild.js';
import { FiguresModule } from './figures.module.js';

@Module({
  imports: [FiguresModule, SettlementModule],
  controllers: [FactsConsumer],
  providers: [FigureRebuild],
})
export class FactsModule {}
