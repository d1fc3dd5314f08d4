import { Module } from '@nestjs/common';
import { EarningRepository } from './earning.repository.js';
import { EarningService } from './earning.service.js';
import { TurnoverConsumer } from './turnover.consumer.js';

@Module({ controllers: [TurnoverConsumer], providers: [EarningService, EarningRepository] })
export class EarningModule {}
