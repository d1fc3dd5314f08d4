import { Module } from '@nestjs/common';
import { EarningRepository } from './earning.repository.js';
import { EarningService } from './earning.service.js';
import { PointRebuild } from './point-rebuild.js';
import { TurnoverConsumer } from './turnover.consumer.js';

@Module({ controllers: [TurnoverConsumer], providers: [EarningService, EarningRepository, PointRebuild] })
export class EarningModule {}
