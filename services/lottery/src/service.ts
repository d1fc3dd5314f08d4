import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { migrations } from './database/data-source.js';
import { LotteryConfig } from './lottery.config.js';

export const lotteryService = defineService({
  name: 'lottery',
  config: LotteryConfig,
  module: AppModule,
  dataSource: { migrations },
});
