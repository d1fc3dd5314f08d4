import { Module } from '@nestjs/common';
import { PromotionModule } from '../promotion/promotion.module.js';
import { RedRainModule } from '../red-rain/red-rain.module.js';
import { DemoPromotionsJob } from './demo-promotions.job.js';

@Module({ imports: [PromotionModule, RedRainModule], providers: [DemoPromotionsJob] })
export class DemoPromotionsModule {}
