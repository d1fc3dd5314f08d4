import { defineService } from '#libs/platform';
import { AppModule } from './app.module.js';
import { migrations } from './database/data-source.js';
import { PromotionsConfig } from './promotions.config.js';

export const promotionsService = defineService({
  name: 'promotions',
  config: PromotionsConfig,
  module: AppModule,
  dataSource: { migrations },
});
