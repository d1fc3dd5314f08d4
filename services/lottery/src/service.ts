import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { lotterySchema } from './database/schema.js';
import { LotteryConfig } from './lottery.config.js';

export const lotteryService = defineService({
  name: 'lottery',
  config: LotteryConfig,
  module: AppModule,
  dataSource: lotterySchema,
});
