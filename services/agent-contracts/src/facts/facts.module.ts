import { Module } from '@nestjs/common';
import { FactsConsumer } from './facts.consumer.js';
import { FiguresModule } from './figures.module.js';

@Module({ imports: [FiguresModule], controllers: [FactsConsumer] })
export class FactsModule {}
