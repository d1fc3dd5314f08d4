import { Module } from '@nestjs/common';
import { NetworkModule } from '../network/network.module.js';
import { FactsConsumer } from './facts.consumer.js';
import { FactsRepository } from './facts.repository.js';

@Module({ imports: [NetworkModule], controllers: [FactsConsumer], providers: [FactsRepository] })
export class FactsModule {}
