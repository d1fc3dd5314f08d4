import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { lotterySchema } from './database/schema.js';
import { LotteryConfig } from './lottery.config.js';
import { refusals } from './refusals.js';

export const lotteryService = defineService({
  name: 'lottery',
  config: LotteryConfig,
  module: AppModule,
  refusals,
  dataSource: lotterySchema,
});
